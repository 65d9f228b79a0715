import { useTranslation } from 'react-i18next'

/** The progress of a form: a bar for each step, those reached in brass. */
export function StepBar({ step, count }: { step: number; count: number }) {
  const { t } = useTranslation('join')
  return (
    <div className="flex items-center gap-1.5 text-13 text-muted">
      {Array.from({ length: count }, (_, index) => (
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
        {t('step_of', { step, count })}
      </span>
    </div>
  )
}
