export function Logo({ name = 'Baize', compact = false }: { name?: string; compact?: boolean }) {
  return (
    <span className="flex items-center gap-2.5 font-display text-[1.625rem] leading-none">
      <svg viewBox="0 0 32 32" aria-hidden="true" className="size-8 shrink-0">
        <path d="M16 1v5" stroke="var(--brass-400)" strokeWidth="2" />
        <path d="M6 14C7 7 12 5.500 16 5.500S25 7 26 14z" fill="var(--brass-400)" />
        <path d="M8 15h16l6 12H2z" fill="var(--brass-200)" opacity=".28" />
        <ellipse cx="16" cy="27" rx="14" ry="4" fill="#2f8a5f" />
        <path d="M16 21.500l3.500 5-3.500 4-3.500-4z" fill="var(--on-action)" />
      </svg>
      <span className={compact ? 'max-sm:sr-only' : undefined}>{name}</span>
    </span>
  )
}
