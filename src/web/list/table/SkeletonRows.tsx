import { useListScreen } from '../ListScreenContext.ts';

/** Rows drawn while the first answer is on its way. */
const ROWS = 18;

/** Grey bars in rows of the right height, so that nothing moves when the rows come. */
export function SkeletonRows({ count }: { count: number }) {
  const { isSelectable } = useListScreen();
  return (
    <tbody aria-hidden="true" className="kl-skeleton">
      {Array.from({ length: ROWS }, (_, row) => (
        <tr key={row}>
          {Array.from({ length: count + (isSelectable ? 1 : 0) }, (_, cell) => (
            <td key={cell}>
              <span style={{ width: `${40 + ((row * 7 + cell * 13) % 45)}%` }} />
            </td>
          ))}
        </tr>
      ))}
    </tbody>
  );
}
