import { Controller, useWatch } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { SelectField } from '#ui/SelectField.tsx'
import { BirthDateField } from '../../components/forms/BirthDateField.tsx'
import { PhoneField } from '../../components/forms/PhoneField.tsx'
import { useLanguage } from '../../lib/language-context.ts'
import { LockedField } from './LockedField.tsx'
import { RegistrationText } from './RegistrationText.tsx'
import { type LockedFields, useRegistrationFields } from './registration-fields.ts'

const genders = ['FEMALE', 'MALE'] as const

export interface PersonFieldsProps {
  locked: LockedFields
  /** Country whose prefix the phone field offers while no country is chosen. */
  fallbackCountry: string
}

/** Shows the fields for the payer's name, address and phone. */
export function PersonFields({ locked, fallbackCountry }: PersonFieldsProps) {
  const { t } = useTranslation(['pay-n-play', 'join'])
  const { language } = useLanguage()
  const { form, openedWith, errorOf } = useRegistrationFields()
  const country = useWatch({ control: form.control, name: 'country' })
  const genderName = (gender: string) => t(`genders.${gender}`)

  return (
    <>
      <div className="grid grid-cols-1 gap-4 sm:grid-cols-2">
        <RegistrationText
          field="firstName"
          label={t('join:first_name')}
          locked={locked}
          autoComplete="given-name"
        />
        <RegistrationText
          field="lastName"
          label={t('join:last_name')}
          locked={locked}
          autoComplete="family-name"
        />
      </div>
      <div
        className={
          locked.has('dateOfBirth')
            ? 'grid grid-cols-1 gap-4 sm:grid-cols-[minmax(0,2fr)_minmax(0,3fr)]'
            : 'grid grid-cols-1 gap-4'
        }
      >
        {locked.has('gender') ? (
          <LockedField
            label={t('gender')}
            name="gender"
            value={genderName(openedWith('gender'))}
            error={errorOf('gender')}
          />
        ) : (
          <SelectField
            label={t('gender')}
            autoComplete="sex"
            placeholder={t('join:choose')}
            defaultValue=""
            options={genders.map((gender) => ({ value: gender, label: genderName(gender) }))}
            error={errorOf('gender')}
            {...form.register('gender')}
          />
        )}
        {locked.has('dateOfBirth') ? (
          <LockedField
            label={t('join:date_of_birth')}
            name="dateOfBirth"
            value={dayText(openedWith('dateOfBirth'), language)}
            error={errorOf('dateOfBirth')}
          />
        ) : (
          <Controller
            control={form.control}
            name="dateOfBirth"
            render={({ field: { value, onChange, onBlur } }) => (
              <BirthDateField
                value={value}
                onChange={onChange}
                onBlur={onBlur}
                language={language}
                error={errorOf('dateOfBirth')}
              />
            )}
          />
        )}
      </div>
      {locked.has('mobileNumber') ? (
        <RegistrationText
          field="mobileNumber"
          label={t('join:mobile_number')}
          locked={locked}
          dir="ltr"
        />
      ) : (
        <Controller
          control={form.control}
          name="mobileNumber"
          render={({ field: { value, onChange, onBlur } }) => (
            <PhoneField
              label={t('join:mobile_number')}
              value={value}
              country={country || fallbackCountry}
              onChange={onChange}
              onBlur={onBlur}
              language={language}
              error={errorOf('mobileNumber')}
            />
          )}
        />
      )}
    </>
  )
}

/** A day such as 2 May 1990; a text that is none stays as it is. */
function dayText(day: string, language: string): string {
  const time = Date.parse(`${day}T00:00:00Z`)
  if (Number.isNaN(time)) return day
  return new Intl.DateTimeFormat(language, {
    dateStyle: 'long',
    timeZone: 'UTC',
    numberingSystem: 'latn',
    calendar: 'gregory',
  }).format(time)
}
