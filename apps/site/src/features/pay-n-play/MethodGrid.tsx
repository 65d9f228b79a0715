import { useTranslation } from 'react-i18next'
import { showLimit } from '#rules/limits-display.ts'
import type { QuickDepositMethod } from '../../components/joining/quick-deposit-methods-queries.ts'
import { useLanguage } from '../../lib/language-context.ts'
import { methodLimit } from './method-limit.ts'

export interface MethodGridProps {
  methods: readonly QuickDepositMethod[]
  currency: string
  onChoose: (id: string) => void
}

export function MethodGrid({ methods, currency, onChoose }: MethodGridProps) {
  const { t } = useTranslation('pay-n-play')
  const { language } = useLanguage()
  return (
    <div className="grid gap-3">
      <p className="text-16 font-semibold">{t('choose_method')}</p>
      <ul className="grid grid-cols-2 gap-3">
        {methods.map(({ id, name, logos, limit }) => (
          <li key={id}>
            <button
              type="button"
              onClick={() => onChoose(id)}
              className="grid min-h-24 w-full place-content-center justify-items-center gap-2.5 rounded-tile bg-felt-800 p-3 text-13 text-muted shadow-[0_0_0_1px_var(--line-strong)_inset] transition-shadow duration-(--state-ms) hover:text-ivory hover:shadow-[0_0_0_2px_var(--brass-400)_inset]"
            >
              <img src={logos.light} alt={name} className="h-6 w-auto max-w-32" />
              <bdi>
                {showLimit(methodLimit(limit, currency), currency, language, {
                  noLimit: t('no_limit'),
                })}
              </bdi>
            </button>
          </li>
        ))}
      </ul>
    </div>
  )
}
