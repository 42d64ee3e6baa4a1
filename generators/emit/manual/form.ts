import type { ModelForm, ModelImport, ModelPage, ModelReport } from '../../model/types.ts';
import { fieldMarks, inputFacts, leafOf, sayField } from './field.ts';
import { filterBlocks } from './list.ts';
import { factsBelow, heading, link, parts, sentences, word, words } from './said.ts';
import type { Said, SaidBlock, SaidFact } from './said.ts';
import { entityName, findField, pageOf, rights, sayFilters, text } from './site.ts';
import type { ManualSite } from './site.ts';

/** The parts of a form, each with its fields. */
export function formBlocks(site: ManualSite, form: ModelForm): SaidBlock[] {
  const sections = form.sections.map((section) => ({
    ...section,
    facts: inputFacts(site, section.inputs, form.data),
  }));
  return [
    heading(`form-${form.stem}`, word('form')),
    ...(form.layout === 'steps' ? [{ kind: 'paragraph', inlines: [word('in_steps')] } as const] : []),
    ...sections.flatMap(({ key, label, facts }) =>
      factsBelow(`form-${form.stem}-${key}`, text(label), facts, 3),
    ),
  ];
}

/** The sheet of an import: what it takes, and its columns. */
export function importBlocks(site: ManualSite, each: ModelImport): SaidBlock[] {
  const labels = (names: readonly string[]): Said =>
    words(names.map((name) => text(findField(site, each.entity, name)?.label ?? name)));
  const rules = sentences(
    word(`import_${each.mode}`, { entity: entityName(each.entity) }),
    word('most_rows', { count: { n: each.maxRows } }),
    each.groupBy.length > 0 && word('grouped_by', { value: labels(each.groupBy) }),
    each.match.length > 0 && word('matched_by', { value: labels(each.match) }),
    each.variants.length > 0 &&
      word('also_takes', { value: words(each.variants.map(({ label }) => text(label))) }),
  );
  const columns = each.columns.map((column): SaidFact => {
    const field = leafOf(site, column);
    return {
      name: text(column.label),
      marks: column.required ? [word('required')] : [],
      inlines: sentences(
        field && sayField(site, field),
        column.example !== undefined &&
          column.example !== null &&
          word('example', { value: String(column.example) }),
      ),
    };
  });
  return [
    heading('sheet', word('sheet')),
    { kind: 'paragraph', inlines: rules },
    ...factsBelow('sheet-columns', word('sheet_columns'), columns, 3),
  ];
}

/** The tiles and numbers of a report, and its filters. */
export function reportBlocks(site: ManualSite, report: ModelReport): SaidBlock[] {
  const measure = (key: string): Said => text(report.measures.find((one) => one.key === key)?.label ?? key);
  const dimension = (key: string): Said => {
    const found = report.dimensions.find((one) => one.key === key);
    const label = text(found?.label ?? key);
    return word(found?.label.startsWith('kit.') ? 'grouped_so' : 'grouped', { value: label });
  };
  const tiles = report.tiles.map((tile): SaidFact => {
    const page = tile.drill && pageOf(site, tile.drill.route);
    return {
      name: text(tile.title),
      marks: tile.home ? [word('at_home')] : [],
      inlines: sentences(
        tile.measures.length > 1 && word('shows', { value: words(tile.measures.map(measure)) }),
        tile.by !== undefined && dimension(tile.by),
        page !== undefined && [word('click_opens'), ' ', link(page, text(`screen.${page}.title`)), '.'],
        rights(tile.permissions) && word('needs', { value: rights(tile.permissions) ?? '' }),
      ),
    };
  });
  const measures = report.measures.map((one): SaidFact => ({
    name: text(one.label),
    marks: [],
    inlines: sentences(
      one.ratio
        ? word('ratio', { of: measure(one.ratio[0]), to: measure(one.ratio[1]) })
        : one.sum
          ? word('sum_of', { value: text(leafOf(site, one.sum)?.label ?? one.sum.key) })
          : word('count_of', { value: entityName(report.entity) }),
      one.where && word('only_where', { value: parts(sayFilters(site, report.entity, one.where)) }),
      rights(one.permissions) && word('read_by', { value: rights(one.permissions) ?? '' }),
    ),
  }));
  return [
    ...factsBelow('tiles', word('report_tiles'), tiles),
    ...factsBelow('measures', word('measures'), measures),
    ...filterBlocks(site, report.filters),
  ];
}

/** What there is to know of a page that no list and no form draws. */
export function pageBlocks(site: ManualSite, page: ModelPage): SaidBlock[] {
  if (page.kind === 'settings')
    return page.sections.flatMap(({ module, label, fields }) =>
      factsBelow(
        `settings-${module}`,
        text(label),
        fields.map((field) => ({
          name: text(field.label),
          marks: fieldMarks(field),
          inlines: sentences(text(field.help), sayField(site, field)),
        })),
      ),
    );
  if (page.kind === 'lookup')
    return factsBelow(
      'fields',
      word('fields'),
      page.lookup.result.map(({ path, label }) => {
        const field = leafOf(site, path);
        return { name: text(label), marks: [], inlines: field ? sayField(site, field) : [] };
      }),
    );
  if (page.kind === 'custom' && page.entities.length > 0)
    return [
      { kind: 'paragraph', inlines: [word('works_with', { value: words(page.entities.map(entityName)) })] },
    ];
  if (page.kind === 'callback')
    return [
      {
        kind: 'paragraph',
        inlines: [word('connects', { value: words(page.parties.map(({ label }) => text(label))) })],
      },
    ];
  return [];
}
