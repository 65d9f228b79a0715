import { useTranslation } from 'react-i18next'
import type { Heading } from './table-of-contents.ts'

interface TableOfContentsProps {
  headings: readonly Heading[]
  language: string | undefined
}

/** The headings of a long page: at its side on wide screens, otherwise folded above it. */
export function TableOfContents({ headings, language }: TableOfContentsProps) {
  const { t } = useTranslation('templates')
  return (
    <nav aria-labelledby="contents" className="hidden xl:block">
      <div className="sticky top-24 max-h-[calc(100dvh-8rem)] max-w-64 overflow-y-auto border-s border-line ps-5">
        <h2 id="contents" className="mb-3 font-sans text-13 font-semibold text-subtle">
          {t('on_this_page')}
        </h2>
        <Entries headings={headings} language={language} />
      </div>
    </nav>
  )
}

export function FoldedTableOfContents({ headings, language }: TableOfContentsProps) {
  const { t } = useTranslation('templates')
  return (
    <details className="mt-6 rounded-control border border-line xl:hidden">
      <summary className="flex min-h-11 cursor-pointer items-center justify-between px-4 text-14 font-semibold text-ivory after:text-muted after:content-['+'] in-open:after:content-['–']">
        {t('on_this_page')}
      </summary>
      <nav aria-label={t('on_this_page')} className="px-4 pb-3">
        <Entries headings={headings} language={language} />
      </nav>
    </details>
  )
}

function Entries({ headings, language }: TableOfContentsProps) {
  return (
    <ul lang={language} className="grid gap-1">
      {headings.map(({ id, text }) => (
        <li key={id}>
          <a
            href={`#${id}`}
            className="block py-1 text-14 leading-snug text-muted hover:text-ivory max-xl:flex max-xl:min-h-11 max-xl:items-center"
          >
            {text}
          </a>
        </li>
      ))}
    </ul>
  )
}
