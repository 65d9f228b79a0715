import { useTranslation } from 'react-i18next'
import { useParams } from 'react-router'
import { EmptyState } from '#ui/EmptyState.tsx'
import { LinkButton } from '#ui/LinkButton.tsx'
import { useQuery } from '../lib/use-query.ts'
import { pagesOf, ShellQuery } from '../shell/shell-queries.ts'

/** A page of information: the house's own words, with the list of its other pages beside it. */
export function TemplatePage() {
  const { t, i18n } = useTranslation('templates')
  const { t: words } = useTranslation('shell')
  const { templateId = '' } = useParams()
  const [{ data }] = useQuery({ query: ShellQuery })
  const pages = pagesOf(data?.settings)
  const written = i18n.exists(`templates:${templateId}`)
  const paragraphs: unknown = written ? t(templateId, { returnObjects: true }) : []
  const named = pages.includes(templateId) || written

  return (
    <div className="wrap grid gap-10 pt-7 pb-4 md:pt-10 lg:grid-cols-[260px_minmax(0,1fr)]">
      {pages.includes(templateId) ? (
        <nav aria-label={t('pages')} className="max-lg:order-2">
          <ul className="grid gap-1 lg:sticky lg:top-24">
            {pages.map((page) => (
              <li key={page}>
                <a
                  href={`/templates/${page}`}
                  aria-current={page === templateId ? 'page' : undefined}
                  className="flex min-h-11 items-center rounded-control px-4 text-14 text-muted hover:bg-veil hover:text-ivory aria-[current=page]:bg-veil aria-[current=page]:text-brass-200"
                >
                  {words(page)}
                </a>
              </li>
            ))}
          </ul>
        </nav>
      ) : null}
      <article className="max-w-[68ch]">
        <h1 className="mb-6 text-[clamp(2rem,1.4rem+1.7vw,3rem)]">{named ? words(templateId) : t('not_written')}</h1>
        {isTexts(paragraphs) && paragraphs.length > 0 ? (
          paragraphs.map((paragraph) => (
            <p key={paragraph} className="mb-4 leading-relaxed text-muted">
              {paragraph}
            </p>
          ))
        ) : (
          <EmptyState title={t('not_written')}>
            <LinkButton href="/templates/contact_us">{words('contact_us')}</LinkButton>
          </EmptyState>
        )}
      </article>
    </div>
  )
}

function isTexts(value: unknown): value is string[] {
  return Array.isArray(value) && value.every((each) => typeof each === 'string')
}
