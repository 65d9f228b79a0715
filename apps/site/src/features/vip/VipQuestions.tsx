import { ChevronDown } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Html } from '../../components/content/Html.tsx'
import type { VipBlocks } from './vip-blocks.ts'

/**
 * Answers that unfold, the first of them open. The browser's own element: it works before any
 * script, and reports what is open.
 */
export function VipQuestions({ questions }: { questions: VipBlocks['questions'] }) {
  const { t } = useTranslation('vip')
  return (
    <section aria-labelledby="vip-faq" className="mx-auto w-full max-w-4xl">
      <h2 id="vip-faq" className="mb-5 text-title">
        {t('faq')}
      </h2>
      <div className="grid gap-3">
        {questions.map(({ id, title, description }, i) => (
          <details key={id} open={i === 0} className="panel group rounded-card">
            <summary className="flex min-h-14 cursor-pointer list-none items-center gap-4 rounded-card px-5 py-3 [&::-webkit-details-marker]:hidden">
              <h3 className="font-sans text-16 leading-snug font-semibold">{title}</h3>
              <ChevronDown
                aria-hidden="true"
                className="ms-auto size-5 shrink-0 text-brass-400 transition-transform duration-(--hover-ms) group-open:rotate-180"
              />
            </summary>
            <Html html={description} className="px-5 pb-5" />
          </details>
        ))}
      </div>
    </section>
  )
}
