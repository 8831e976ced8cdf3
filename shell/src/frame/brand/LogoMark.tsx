/** The mark: an acacia in front of the setting sun. The same drawing as `public/favicon.svg`. */
export function LogoMark({ size }: { size: string }) {
  return (
    <svg viewBox="0 0 48 48" style={{ width: size, height: size, flex: 'none' }} aria-hidden="true">
      <rect width="48" height="48" rx="13" fill="#1E5234" />
      <path d="M12.5 36a11.5 11.5 0 0 1 23 0z" fill="#FF9461" />
      <path
        d="M5.5 21.5c1-5 6-7 9-7 1.6-3.6 5.6-5.5 9.5-5.5s7.9 1.9 9.5 5.5c3 0 8 2 9 7-3-1.8-6.6-2-9.3-.9-2.9-1.3-6.3-1.3-9.2 0-2.9-1.3-6.3-1.3-9.2 0-2.7-1.1-6.3-.9-9.3.9z"
        fill="#FBF7F0"
      />
      <path
        d="M24 36V21m0 9.5-7.5-9M24 28l6.5-7M8 36h32M13 40.5h22"
        fill="none"
        stroke="#FBF7F0"
        strokeWidth="2.4"
        strokeLinecap="round"
      />
    </svg>
  );
}
