import { useTranslation } from 'react-i18next'
import { directionOf } from '#rules/languages.ts'
import { Skeleton } from '#ui/Skeleton.tsx'
import { Html } from '../../components/content/Html.tsx'
import { NotLoaded } from '../../components/content/NotLoaded.tsx'
import { useFreshContent } from '../../components/content/use-fresh-content.ts'
import { useTemplate } from '../../components/content/use-template.ts'
import { useLanguage } from '../../lib/language-context.ts'

/** Shows the page of terms that a promotion names; it is fetched when the promotion is opened. */
export function PromotionTerms({ id }: { id: string }) {
  const { t } = useTranslation('promotions')
  const [{ data, error, fetching }, again] = useTemplate(id)
  useFreshContent(id, again)
  const found = data?.cmsComponent2?.id === id ? data.cmsComponent2 : null

  return (
    <section aria-labelledby="promotion-terms" className="min-h-80">
      <h3 id="promotion-terms" className="mb-3 text-22">
        {t('terms')}
      </h3>
      {found?.__typename === 'CmsTemplate' ? (
        <Terms id={id} html={found.html} language={found.language} />
      ) : fetching ? (
        <Waiting />
      ) : error ? (
        <NotLoaded again={again} title={t('terms_not_loaded')} text={t('terms_not_loaded_text')} />
      ) : (
        <p className="text-muted">{t('terms_missing')}</p>
      )}
    </section>
  )
}

function Terms({ id, html, language }: { id: string; html: string; language: string }) {
  const { t } = useTranslation('promotions')
  const reader = useLanguage()
  const isForeign = language !== reader.language
  return (
    <>
      <Html
        html={html}
        className="text-14 [&_table]:text-14 [&_:is(td,th)]:py-1.5"
        {...(isForeign ? { lang: language, dir: directionOf(language) } : {})}
      />
      <p className="mt-4 text-14">
        <a
          href={`/templates/${id}`}
          className="inline-flex min-h-11 items-center text-brass-200 underline underline-offset-4"
        >
          {t('terms_page')}
        </a>
      </p>
    </>
  )
}

function Waiting() {
  const { t } = useTranslation('shell')
  return (
    <div role="status" className="grid gap-4">
      <span className="sr-only">{t('loading')}</span>
      {['w-full', 'w-11/12', 'w-10/12', 'w-full', 'w-9/12', 'w-8/12'].map((width, i) => (
        <Skeleton key={`${width}${String(i)}`} className={`h-5 rounded-small ${width}`} />
      ))}
    </div>
  )
}
