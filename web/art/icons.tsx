/** The app's logo: three worlds on three orbits. */
export function LogoMark() {
  return (
    <svg className="mark" viewBox="0 0 48 48" aria-hidden="true">
      <g fill="none" stroke="currentColor">
        <circle cx="24" cy="24" r="21.5" strokeWidth="1.3" />
        <circle cx="24" cy="24" r="14.5" strokeWidth="1.1" />
        <circle cx="24" cy="24" r="8.6" />
        <path d="M24 24L40.6 10.3M24 24L10.6 29.6M24 24l5.6 6.6" strokeWidth="1.5" />
        <path d="M24 .8v3.6M24 43.6v3.6M.8 24h3.6M43.6 24h3.6" strokeWidth="1.3" />
      </g>
      <g fill="currentColor">
        <circle cx="24" cy="24" r="4" />
        <circle cx="40.6" cy="10.3" r="3.7" />
        <circle cx="10.6" cy="29.6" r="3" />
        <circle cx="29.6" cy="30.6" r="2.2" />
      </g>
    </svg>
  );
}
