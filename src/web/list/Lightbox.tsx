import Dialog from '@mui/material/Dialog';
import IconButton from '@mui/material/IconButton';
import { useState, type KeyboardEvent } from 'react';
import { useTranslate } from 'react-admin';
import { StoredImage } from '#fields/image/StoredImage.tsx';
import { Icon } from '#web/app/Icon.tsx';

export interface LightboxProps {
  /** Paths of stored files, in order. */
  images: readonly string[];
  onClose: () => void;
}

/** Pictures at full size; arrow keys go through them, Escape or a click closes. */
export default function Lightbox({ images, onClose }: LightboxProps) {
  const translate = useTranslate();
  const [index, setIndex] = useState(0);
  const go = (step: number): void => setIndex((now) => (now + step + images.length) % images.length);
  const onKeyDown = ({ key }: KeyboardEvent): void => {
    if (key === 'ArrowRight') go(1);
    if (key === 'ArrowLeft') go(-1);
  };
  return (
    <Dialog
      open
      maxWidth="lg"
      onClose={onClose}
      onKeyDown={onKeyDown}
      slotProps={{ paper: { 'aria-label': translate('kit.list.image') } }}
    >
      <div className="kl-lightbox">
        <StoredImage
          path={images[index] ?? ''}
          alt={translate('kit.list.image_of', { index: index + 1, count: images.length })}
        />
        {images.length > 1 ? (
          <p>
            <IconButton onClick={() => go(-1)} aria-label={translate('kit.list.previous')}>
              <Icon name="collapse" />
            </IconButton>
            {index + 1} / {images.length}
            <IconButton onClick={() => go(1)} aria-label={translate('kit.list.next')}>
              <Icon name="expand" />
            </IconButton>
          </p>
        ) : null}
        <IconButton className="kl-lightbox-close" onClick={onClose} aria-label={translate('action.close')}>
          <Icon name="close" />
        </IconButton>
      </div>
    </Dialog>
  );
}
