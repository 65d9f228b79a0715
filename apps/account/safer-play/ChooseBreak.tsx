import { useTranslation } from 'react-i18next'
import { Button } from '#ui/Button.tsx'
import type { BreakTime } from './break-queries.ts'

const TIMES: readonly BreakTime[] = ['DAY', 'WEEK', 'MONTH', 'SIX_MONTHS', 'FOR_GOOD']

interface ChooseBreakProps {
  time: BreakTime
  onChange: (time: BreakTime) => void
  onContinue: () => void
}

export function ChooseBreak({ time, onChange, onContinue }: ChooseBreakProps) {
  const { t } = useTranslation()
  return (
    <form
      className="grid gap-5"
      onSubmit={(event) => {
        event.preventDefault()
        onContinue()
      }}
    >
      <fieldset className="grid gap-3">
        <legend className="mb-3 font-display text-18">{t('break_question')}</legend>
        <div className="grid gap-2 sm:grid-cols-2 lg:grid-cols-3">
          {TIMES.map((each) => (
            <label
              key={each}
              className="flex min-h-14 cursor-pointer items-center gap-3 rounded-tile bg-felt-800 px-4 shadow-[0_0_0_1px_var(--line)_inset] hover:bg-felt-700 has-checked:bg-felt-700 has-checked:shadow-[0_0_0_2px_var(--brass-400)_inset] has-focus-visible:outline-2 has-focus-visible:outline-offset-2"
            >
              <input
                type="radio"
                name="time"
                value={each}
                checked={each === time}
                onChange={() => onChange(each)}
                className="size-5 shrink-0 accent-brass-400 outline-none"
              />
              <span className="font-[550]">{t(`break_${each}`)}</span>
            </label>
          ))}
        </div>
      </fieldset>
      <Button type="submit" tone="action" size="large" className="justify-self-start max-sm:w-full">
        {t('break_continue')}
      </Button>
    </form>
  )
}
