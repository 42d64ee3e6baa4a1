import CheckOutlined from '@mui/icons-material/CheckOutlined';
import DeleteOutlined from '@mui/icons-material/DeleteOutlined';
import EditOutlined from '@mui/icons-material/EditOutlined';
import LinkOutlined from '@mui/icons-material/LinkOutlined';
import Star from '@mui/icons-material/Star';
import StarBorderOutlined from '@mui/icons-material/StarBorderOutlined';
import { useState, type ComponentType } from 'react';
import { useTranslate } from 'react-admin';
import type { SavedView } from '#contract/wire.ts';
import type { ViewCalls } from './useViewCalls.ts';
import { ViewForm } from './ViewForm.tsx';

export interface ViewItemProps {
  view: SavedView;
  isCurrent: boolean;
  calls: ViewCalls;
  onOpen: () => void;
}

/** One view: its name opens it; beside it what can be done with it. */
export function ViewItem({ view, isCurrent, calls, onOpen }: ViewItemProps) {
  const [isEdited, setEdited] = useState(false);
  if (isEdited)
    return (
      <li>
        <ViewForm
          initial={view}
          submitLabel="action.save"
          onSubmit={async (draft) => {
            const saved = await calls.save(draft, view.id);
            if ('problem' in saved) return saved.problem;
            setEdited(false);
            return null;
          }}
          onCancel={() => setEdited(false)}
        />
      </li>
    );
  return (
    <li data-view={view.id} className="kl-view">
      <button type="button" className="kl-view-name" aria-current={isCurrent || undefined} onClick={onOpen}>
        <span className="kf-cut">{view.name}</span>
        <Owner view={view} />
      </button>
      <ViewTools view={view} calls={calls} onEdit={() => setEdited(true)} />
    </li>
  );
}

/** Who shares it, or that it is shared. */
function Owner({ view: { is_own, is_shared, owner } }: { view: SavedView }) {
  const translate = useTranslate();
  if (!is_own) return <small className="kf-faint">{owner}</small>;
  return is_shared ? <small className="kf-faint">{translate('kit.list.is_shared')}</small> : null;
}

interface ViewToolsProps {
  view: SavedView;
  calls: ViewCalls;
  onEdit: () => void;
}

function ViewTools({ view, calls, onEdit }: ViewToolsProps) {
  const [isAsking, setAsking] = useState(false);
  const { name, is_default } = view;
  return (
    <span className="kl-view-tools">
      <Tool
        icon={is_default ? Star : StarBorderOutlined}
        label={is_default ? 'kit.list.unset_default' : 'kit.list.set_default'}
        action="default"
        isOn={is_default}
        name={name}
        onClick={() => void calls.choose(view, !is_default)}
      />
      {view.is_shared ? (
        <Tool
          icon={LinkOutlined}
          label="kit.list.copy_link"
          action="link"
          name={name}
          onClick={() => void calls.copyLink(view)}
        />
      ) : null}
      {view.is_own ? (
        <>
          <Tool icon={EditOutlined} label="kit.list.edit_view" action="edit" name={name} onClick={onEdit} />
          <Tool
            icon={isAsking ? CheckOutlined : DeleteOutlined}
            label={isAsking ? 'kit.list.delete_view_sure' : 'kit.list.delete_view'}
            action="delete"
            isDanger={isAsking}
            name={name}
            onClick={() => (isAsking ? void calls.remove(view) : setAsking(true))}
          />
        </>
      ) : null}
    </span>
  );
}

interface ToolProps {
  icon: ComponentType;
  /** Message key; its `name` is the view's. */
  label: string;
  action: string;
  name: string;
  isOn?: boolean;
  isDanger?: boolean;
  onClick: () => void;
}

function Tool({ icon: Icon, label, action, name, isOn, isDanger, onClick }: ToolProps) {
  const text = useTranslate()(label, { name });
  return (
    <button
      type="button"
      className={isDanger ? 'kl-tool kl-danger-tool' : 'kl-tool'}
      data-action={action}
      aria-label={text}
      aria-pressed={isOn}
      title={text}
      onClick={onClick}
    >
      <Icon />
    </button>
  );
}
