/** Two sheets, as an image of copying; drawn once and referred to by every copy button. */
export function CopyMark() {
  return (
    <svg className="kf-mark" viewBox="0 0 16 16" aria-hidden="true">
      <path d="M5.5 5.5v-3h8v8h-3m-8-5h8v8h-8z" fill="none" stroke="currentColor" strokeWidth="1.3" />
    </svg>
  );
}
