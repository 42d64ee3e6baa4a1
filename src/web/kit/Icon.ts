/** An icon of the kit by its name, as schemas name them. */
export { Icon } from '#web/app/Icon.tsx';
