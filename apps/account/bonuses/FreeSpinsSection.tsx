import { useTranslation } from 'react-i18next'
import { BonusSection } from './BonusSection.tsx'
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
    <BonusSection title={t('free_spins')} hint={t('free_spins_hint')}>
      {freeSpins.map((each) => (
        <FreeSpinsCard key={each.id} freeSpins={each} onAnswered={onAnswered} />
      ))}
    </BonusSection>
  )
}
