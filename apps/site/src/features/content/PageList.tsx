import { useTranslation } from 'react-i18next'

/** The pages of the licence, beside the one that is read; on small screens below it. */
export function PageList({ pages, current }: { pages: readonly string[]; current: string }) {
  const { t } = useTranslation('templates')
  const { t: words } = useTranslation('shell')
  return (
    <nav
      aria-label={t('pages')}
      className="max-lg:order-2 max-lg:border-t max-lg:border-line max-lg:pt-6"
    >
      <ul className="grid gap-1 max-lg:grid-cols-2 max-sm:grid-cols-1 lg:sticky lg:top-24">
        {pages.map((page) => (
          <li key={page}>
            <a
              href={`/templates/${page}`}
              aria-current={page === current ? 'page' : undefined}
              className="flex min-h-11 items-center rounded-control px-4 py-2 text-14 leading-snug text-muted hover:bg-veil hover:text-ivory aria-[current=page]:bg-veil aria-[current=page]:text-brass-200"
            >
              {words(page)}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
