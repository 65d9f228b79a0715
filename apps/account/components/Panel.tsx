import type { Elements } from '#ui/elements.ts'

/** One page of the area: its title, the buttons beside it, and its content. */
export function Panel({
  title,
  hint,
  end,
  children,
}: {
  title: string
  hint?: string
  end?: Elements
  children: Elements
}) {
  return (
    <section className="panel grid grid-cols-[minmax(0,1fr)] content-start gap-6 p-5 sm:p-7">
      <header className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <div className="grid gap-1.5">
          <h1 className="text-title">{title}</h1>
          {hint ? <p className="max-w-[58ch] text-14 text-muted">{hint}</p> : null}
        </div>
        {end}
      </header>
      {children}
    </section>
  )
}
