import { useTranslation } from 'react-i18next'

/** The steps of registering; the last is the letter on its way. Texts name the steps as well. */
const STEPS = 3

/** The progress of registering: a bar for each step, those reached in brass. */
export function StepBar({ step }: { step: number }) {
  const { t } = useTranslation('join')
  return (
    <div className="flex items-center gap-1.5 text-13 text-muted">
      {Array.from({ length: STEPS }, (_, index) => (
        <span
          // biome-ignore lint/suspicious/noArrayIndexKey: a step is its number.
          key={index}
          aria-hidden="true"
          className={
            index < step
              ? 'h-1 flex-1 rounded-full bg-brass-400'
              : 'h-1 flex-1 rounded-full bg-felt-600'
          }
        />
      ))}
      <span className="ps-1.5" aria-current="step">
        {t('step_of', { step, count: STEPS })}
      </span>
    </div>
  )
}
