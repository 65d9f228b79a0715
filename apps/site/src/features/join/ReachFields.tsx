import { Controller, useFormContext, useWatch } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import type { PersonalDetailsForm } from '#rules/registration.ts'
import { BirthDateField } from '../../components/forms/BirthDateField.tsx'
import { PhoneField } from '../../components/forms/PhoneField.tsx'
import type { JoinSettings } from '../../components/forms/use-join-settings.ts'
import { useFieldText } from '../../components/forms/use-texts.ts'
import { useLanguage } from '../../lib/language-context.ts'

/** The day of birth and the mobile number. */
export function ReachFields({ settings }: { settings: JoinSettings }) {
  const { t } = useTranslation('join')
  const { language } = useLanguage()
  const fieldText = useFieldText()
  const { control } = useFormContext<PersonalDetailsForm>()
  const country = useWatch({ control, name: 'country' })
  return (
    <>
      <Controller
        control={control}
        name="dateOfBirth"
        render={({ field, fieldState }) => (
          <BirthDateField
            ref={field.ref}
            value={field.value}
            onChange={field.onChange}
            onBlur={field.onBlur}
            language={language}
            error={fieldText(fieldState.error)}
          />
        )}
      />
      <Controller
        control={control}
        name="mobileNumber"
        render={({ field, fieldState }) => (
          <PhoneField
            ref={field.ref}
            label={t('mobile_number')}
            value={field.value}
            country={country || settings.countries.currentCountry}
            onChange={field.onChange}
            onBlur={field.onBlur}
            language={language}
            error={fieldText(fieldState.error)}
          />
        )}
      />
    </>
  )
}
