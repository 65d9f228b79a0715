import { type Ref, useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { FieldError } from '#ui/FieldError.tsx'
import { SelectField } from '#ui/SelectField.tsx'
import { birthYears, daysInMonth, joinBirthDate, splitBirthDate } from './birth-date.ts'

export interface BirthDateFieldProps {
  /** `YYYY-MM-DD`, or empty while a part is missing. */
  value: string
  onChange: (date: string) => void
  onBlur: () => void
  /** The first of the three, for whoever leads to what is wrong. */
  ref?: Ref<HTMLSelectElement>
  language: string
  disabled?: boolean
  error?: string | undefined
}

export function BirthDateField({ value, onChange, onBlur, ref, language, disabled, error }: BirthDateFieldProps) {
  const { t } = useTranslation('join')
  const id = useId()
  const [parts, setParts] = useState(() => splitBirthDate(value))

  function choose(chosen: Partial<typeof parts>) {
    const next = { ...parts, ...chosen }
    if (Number(next.day) > daysInMonth(next.month, next.year)) next.day = ''
    setParts(next)
    onChange(joinBirthDate(next))
  }

  const wrong = error ? { 'aria-invalid': true, 'aria-describedby': `${id}-error` } : {}

  return (
    <fieldset
      disabled={disabled}
      // Leaving the last of the three counts as leaving the field; moving between them does not.
      onBlur={(event) => !event.currentTarget.contains(event.relatedTarget) && onBlur()}
      className="grid min-w-0 grid-cols-1 gap-1.5"
    >
      <legend className="mb-1.5 text-14 font-semibold">{t('date_of_birth')}</legend>
      <div className="grid grid-cols-[minmax(0,4fr)_minmax(0,6fr)_minmax(0,5fr)] gap-2 [&_label]:text-13 [&_label]:font-normal [&_label]:text-muted">
        <SelectField
          {...wrong}
          ref={ref}
          label={t('day')}
          autoComplete="bday-day"
          placeholder="–"
          value={parts.day}
          onChange={(event) => choose({ day: event.target.value })}
          options={numbers(1, daysInMonth(parts.month, parts.year))}
        />
        <SelectField
          {...wrong}
          label={t('month')}
          autoComplete="bday-month"
          placeholder="–"
          value={parts.month}
          onChange={(event) => choose({ month: event.target.value })}
          options={monthNames(language)}
        />
        <SelectField
          {...wrong}
          label={t('year')}
          autoComplete="bday-year"
          placeholder="–"
          value={parts.year}
          onChange={(event) => choose({ year: event.target.value })}
          options={birthYears(new Date()).map(option)}
        />
      </div>
      <FieldError id={`${id}-error`} error={error} />
    </fieldset>
  )
}

const option = (number: number) => ({ value: String(number), label: String(number) })

function numbers(from: number, to: number) {
  return Array.from({ length: to - from + 1 }, (_, index) => option(from + index))
}

function monthNames(language: string) {
  const name = new Intl.DateTimeFormat(language, { month: 'long', timeZone: 'UTC' })
  return Array.from({ length: 12 }, (_, index) => ({ value: String(index + 1), label: name.format(Date.UTC(2000, index, 1)) }))
}
