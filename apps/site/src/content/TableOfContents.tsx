import { useTranslation } from 'react-i18next'
import type { Heading } from './table-of-contents.ts'

/** What a long page has to say, at its side on wide screens. */
export function TableOfContents({ headings, language }: { headings: readonly Heading[]; language: string | undefined }) {
  const { t } = useTranslation('templates')
  return (
    <nav aria-labelledby="contents" className="hidden xl:block">
      <div className="sticky top-24 max-h-[calc(100dvh-8rem)] max-w-64 overflow-y-auto border-s border-line ps-5">
        <h2 id="contents" className="mb-3 font-sans text-13 font-semibold text-subtle">
          {t('on_this_page')}
        </h2>
        <ul lang={language} className="grid gap-1">
          {headings.map(({ id, text }) => (
            <li key={id}>
              <a href={`#${id}`} className="block py-1 text-14 leading-snug text-muted hover:text-ivory">
                {text}
              </a>
            </li>
          ))}
        </ul>
      </div>
    </nav>
  )
}
