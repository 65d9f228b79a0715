import { useTranslation } from 'react-i18next'
import { useLocation, useParams } from 'react-router'
import { directionOf } from '#rules/languages.ts'
import { Skeleton } from '#ui/Skeleton.tsx'
import { Html } from '../../components/content/Html.tsx'
import { NotLoaded } from '../../components/content/NotLoaded.tsx'
import { pageName } from '../../components/content/page-title.ts'
import type { TemplateQuery } from '../../components/content/template-queries.ts'
import { textOf } from '../../components/content/text-of.ts'
import { useFreshContent } from '../../components/content/use-fresh-content.ts'
import { useOwnTitle } from '../../components/content/use-own-title.ts'
import { useTemplate } from '../../components/content/use-template.ts'
import { LicenceQuery, NO_LICENCE, pagesOf } from '../../components/settings/shell-queries.ts'
import type { ResultOf } from '../../lib/graphql.ts'
import { useLanguage } from '../../lib/language-context.ts'
import { useQuery } from '../../lib/use-query.ts'
import { PageList } from './PageList.tsx'
import { FoldedTableOfContents, TableOfContents } from './TableOfContents.tsx'
import { type Heading, headingsOf } from './table-of-contents.ts'

export { templateQueries } from '../../components/content/template-queries.ts'

/**
 * A page of the content system. One that belongs to the licence has the list of its other pages
 * beside it.
 */
export function TemplatePage() {
  const { t: words } = useTranslation('shell')
  // A link in what editors write is followed without the server, which leads to the right case.
  const templateId = (useParams().templateId ?? '').toLowerCase()
  const [{ data: house }] = useQuery({ query: LicenceQuery })
  const [{ data, error, fetching }, again] = useTemplate(templateId)
  useFreshContent(templateId, again)
  const pages = pagesOf(house?.settings.licence)
  const isListed = pages.includes(templateId)
  // While the next page is on its way, the one before is still known.
  const found = data?.cmsComponent2?.id === templateId ? data.cmsComponent2 : null
  const page = found?.__typename === 'CmsTemplate' ? found : null
  const title = textOf(page?.title ?? '')
  // The words of the site name the pages of the licence; editors name all others.
  useOwnTitle(pageName(useLocation().pathname, words) === '' ? title : '')
  const headings = page ? headingsOf(page.html) : []
  const isLong = headings.length > 1

  return (
    <div
      className={`wrap grid grid-cols-1 gap-10 pt-7 pb-4 md:pt-10 ${isListed ? 'lg:grid-cols-[220px_minmax(0,1fr)]' : ''}`}
    >
      {isListed ? <PageList pages={pages} current={templateId} /> : null}
      <div className="grid min-w-0 grid-cols-1 gap-10 xl:grid-cols-[minmax(0,68ch)_minmax(0,1fr)]">
        {page?.html ? (
          <Template
            page={page}
            title={isListed ? words(templateId) : title}
            headings={isLong ? headings : []}
          />
        ) : !found && (fetching || data?.cmsComponent2) ? (
          <Waiting />
        ) : error ? (
          <Failed message={error.graphQLErrors[0]?.message} again={again} />
        ) : (
          <Unwritten pages={pages.filter((id) => id !== templateId)} />
        )}
        {isLong ? <TableOfContents headings={headings} language={page?.language} /> : null}
      </div>
    </div>
  )
}

type CmsTemplate = Extract<
  NonNullable<ResultOf<typeof TemplateQuery>['cmsComponent2']>,
  { __typename: 'CmsTemplate' }
>

function Template({
  page,
  title,
  headings,
}: {
  page: CmsTemplate
  title: string
  headings: readonly Heading[]
}) {
  const { t } = useTranslation('templates')
  const { language } = useLanguage()
  const names = new Intl.DisplayNames(language, { type: 'language' })
  const isForeign = page.language !== language
  const day = new Intl.DateTimeFormat(language, {
    dateStyle: 'long',
    timeZone: 'UTC',
    numberingSystem: 'latn',
  }).format(new Date(page.publishedAt))

  return (
    <article>
      <h1 className="text-[clamp(2rem,1.4rem+1.7vw,3rem)] wrap-anywhere">{title}</h1>
      <p className="mt-3 text-14 text-subtle">{t('valid_since', { day })}</p>
      {isForeign ? (
        <p role="note" className="mt-5 rounded-control bg-veil px-4 py-3 text-14 text-ivory">
          {t('only_in', { language: names.of(page.language) ?? page.language })}
        </p>
      ) : null}
      {headings.length > 0 ? (
        <FoldedTableOfContents key={page.id} headings={headings} language={page.language} />
      ) : null}
      <Html
        html={page.html}
        className="mt-7"
        {...(isForeign ? { lang: page.language, dir: directionOf(page.language) } : {})}
      />
    </article>
  )
}

function Waiting() {
  const { t } = useTranslation('shell')
  return (
    <div role="status" className="grid max-w-[68ch] content-start gap-4">
      <span className="sr-only">{t('loading')}</span>
      <Skeleton className="h-12 w-2/3" />
      <Skeleton className="mb-4 h-5 w-40" />
      {LINES.map((width) => (
        <Skeleton key={width} className={`h-5 ${width}`} />
      ))}
    </div>
  )
}

const LINES = ['w-full', 'w-11/12', 'w-10/12', 'w-9/12', 'w-8/12', 'w-7/12']

function Failed({ message, again }: { message: string | undefined; again: () => void }) {
  const { t } = useTranslation('templates')
  const isUnlicensed = message === NO_LICENCE
  return (
    <NotLoaded
      again={again}
      heading="h1"
      {...(isUnlicensed ? { title: NO_LICENCE, text: t('no_licence_text') } : {})}
    />
  )
}

/** Shows a list of the pages that exist, for an address that leads to no page. */
function Unwritten({ pages }: { pages: readonly string[] }) {
  const { t } = useTranslation('templates')
  const { t: words } = useTranslation('shell')
  return (
    <div className="grid content-start gap-4 py-4">
      <h1 className="text-[clamp(2rem,1.4rem+1.7vw,3rem)]">{t('not_written')}</h1>
      <p className="max-w-[60ch] text-muted">{t('not_written_text')}</p>
      <ul className="grid gap-x-6 sm:grid-cols-2">
        {pages.map((page) => (
          <li key={page}>
            <a
              href={`/templates/${page}`}
              className="inline-flex min-h-11 items-center text-brass-200 underline underline-offset-4"
            >
              {words(page)}
            </a>
          </li>
        ))}
      </ul>
    </div>
  )
}
