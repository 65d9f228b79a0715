import { type ChangeEvent, type Ref, useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { FieldError } from '#ui/FieldError.tsx'
import { SelectField } from '#ui/SelectField.tsx'
import { birthYears, daysInMonth, joinBirthDate, splitBirthDate } from './birth-date.ts'

export interface BirthDateFieldProps {
  /** `YYYY-MM-DD`, or empty while a part is missing. */
  value: string
  onChange: (date: string) => void
  onBlur: () => void
  /** The first of the three fields, for the link that leads to an error. */
  ref?: Ref<HTMLSelectElement>
  language: string
  disabled?: boolean
  error?: string | undefined
}

export function BirthDateField({
  value,
  onChange,
  onBlur,
  ref,
  language,
  disabled,
  error,
}: BirthDateFieldProps) {
  const { t } = useTranslation('join')
  const id = useId()
  const [parts, setParts] = useState(() => splitBirthDate(value))

  /** All three as they stand: what the browser fills in it reports one by one, or one alone. */
  function choose({ currentTarget }: ChangeEvent<HTMLSelectElement>) {
    const selects = currentTarget.closest('fieldset')?.querySelectorAll('select') ?? []
    const [day = '', month = '', year = ''] = [...selects].map(({ value }) => value)
    const next = { day, month, year }
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
      {/* The longest name of a month fits; on the smallest screens the year then stands below. */}
      <div className="grid grid-cols-[minmax(4.25rem,4fr)_minmax(8.5rem,8fr)] gap-2 max-[24rem]:[&>:last-child]:col-span-full min-[24rem]:grid-cols-[minmax(4.25rem,4fr)_minmax(8.5rem,8fr)_minmax(5.5rem,5fr)] [&_label]:text-13 [&_label]:font-normal [&_label]:text-muted [&_select]:ps-3 [&_select]:pe-9 [&_svg]:end-2.5">
        <SelectField
          {...wrong}
          ref={ref}
          label={t('day')}
          autoComplete="bday-day"
          placeholder="–"
          value={parts.day}
          onChange={choose}
          options={numbers(1, daysInMonth(parts.month, parts.year))}
        />
        <SelectField
          {...wrong}
          label={t('month')}
          autoComplete="bday-month"
          placeholder="–"
          value={parts.month}
          onChange={choose}
          options={monthNames(language)}
        />
        <SelectField
          {...wrong}
          label={t('year')}
          autoComplete="bday-year"
          placeholder="–"
          value={parts.year}
          onChange={choose}
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
  return Array.from({ length: 12 }, (_, index) => ({
    value: String(index + 1),
    label: name.format(Date.UTC(2000, index, 1)),
  }))
}
