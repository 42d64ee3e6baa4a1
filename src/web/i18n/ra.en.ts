import { convertRaTranslationsToI18next } from 'ra-i18n-i18next';
import english from 'ra-language-english';

type Tree = { [key: string]: string | Tree };

/** `{ ra: { action: { add: 'Add' } } }` → `{ 'ra.action.add': 'Add' }`. */
function flatten(tree: Tree, prefix = ''): Record<string, string> {
  return Object.fromEntries(
    Object.entries(tree).flatMap(([key, value]) =>
      typeof value === 'string'
        ? [[prefix + key, value]]
        : Object.entries(flatten(value, `${prefix}${key}.`)),
    ),
  );
}

/** react-admin's own English texts, flat and with `{{ }}` placeholders. */
export default flatten(convertRaTranslationsToI18next(english) as Tree);
