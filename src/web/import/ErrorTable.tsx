import { styled } from '@mui/material/styles';
import { useTranslate } from 'react-admin';
import type { ImportError } from '#contract/import.ts';

const Scroll = styled('div')(({ theme }) => ({
  maxHeight: 420,
  marginTop: theme.spacing(3),
  overflow: 'auto',
  border: `1px solid ${theme.vars.palette.divider}`,
  borderRadius: theme.shape.borderRadius,
}));

const Table = styled('table')(({ theme }) => ({
  width: '100%',
  borderCollapse: 'collapse',
  fontSize: 13,
  '& th': {
    position: 'sticky',
    top: 0,
    background: theme.vars.palette.background.paper,
    textAlign: 'left',
    fontWeight: 600,
  },
  '& th, & td': {
    padding: theme.spacing(2, 3),
    borderBottom: `1px solid ${theme.vars.palette.divider}`,
    verticalAlign: 'top',
  },
  '& tbody tr:last-of-type td': { borderBottom: 0 },
  '& td:first-of-type, & th:first-of-type': { width: 72, textAlign: 'right', whiteSpace: 'nowrap' },
  '& td:nth-of-type(2)': { width: '24%', overflowWrap: 'anywhere' },
  [theme.breakpoints.down('md')]: {
    '& thead': { display: 'none' },
    '& tr': {
      display: 'block',
      padding: theme.spacing(2, 3),
      borderBottom: `1px solid ${theme.vars.palette.divider}`,
    },
    '& td, & td:first-of-type, & td:nth-of-type(2)': {
      display: 'inline',
      width: 'auto',
      padding: theme.spacing(0, 2, 0, 0),
      border: 0,
    },
    '& td:nth-of-type(2)': { fontWeight: 600 },
    '& td:nth-of-type(3)': { display: 'block' },
  },
}));

interface ErrorTableProps {
  errors: readonly ImportError[];
  /** Message key: what is said of the rows. */
  heading?: string;
}

/** What is wrong in which row; on a phone one under the other. The region takes the focus, so that the keyboard scrolls it. */
export function ErrorTable({ errors, heading = 'kit.import.wrong' }: ErrorTableProps) {
  const translate = useTranslate();
  const name = translate('kit.import.errors');
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scrolling region must be reachable by key
    <Scroll tabIndex={0} role="region" aria-label={name}>
      <Table>
        <thead>
          <tr>
            <th scope="col">{translate('kit.import.row')}</th>
            <th scope="col">{translate('kit.import.guide_column')}</th>
            <th scope="col">{translate(heading)}</th>
          </tr>
        </thead>
        <tbody>
          {errors.map(({ row, column, code, message }, index) => (
            // oxlint-disable-next-line react/no-array-index-key -- a row may have the same error twice
            <tr key={index} data-error-row={row} data-code={code}>
              <td>
                {row > 0 ? translate('kit.import.row_number', { row }) : translate('kit.import.whole_file')}
              </td>
              <td>{column}</td>
              <td>{message}</td>
            </tr>
          ))}
        </tbody>
      </Table>
    </Scroll>
  );
}
