import { useTranslation } from 'react-i18next'
import type { FreeSpinsAnswer } from './FreeSpinsAnswers.tsx'
import { FreeSpinsCard } from './FreeSpinsCard.tsx'
import type { FreeSpins } from './free-spins-queries.ts'

export interface FreeSpinsSectionProps {
  freeSpins: readonly FreeSpins[]
  onAnswered: (answer: FreeSpinsAnswer) => void
}

/** Free spins that are offered, being prepared, or can be played. */
export function FreeSpinsSection({ freeSpins, onAnswered }: FreeSpinsSectionProps) {
  const { t } = useTranslation()
  return (
    <section className="grid gap-3" aria-labelledby="free-spins">
      <div className="grid gap-1">
        <h2 id="free-spins" className="text-22">
          {t('free_spins')}
        </h2>
        <p className="max-w-[64ch] text-14 text-muted">{t('free_spins_hint')}</p>
      </div>
      {freeSpins.map((each) => (
        <FreeSpinsCard key={each.id} freeSpins={each} onAnswered={onAnswered} />
      ))}
    </section>
  )
}
