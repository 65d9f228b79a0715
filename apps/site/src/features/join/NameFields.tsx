import { useFormContext } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import type { PersonalDetailsForm } from '#rules/registration.ts'
import { TextField } from '#ui/TextField.tsx'
import { useFieldText } from '../../components/forms/use-texts.ts'

export function NameFields() {
  const { t } = useTranslation('join')
  const fieldText = useFieldText()
  const { register, formState } = useFormContext<PersonalDetailsForm>()
  const { firstName, lastName } = formState.errors
  return (
    <div className="grid gap-1.5">
      <div className="grid grid-cols-1 gap-4 sm:grid-cols-2">
        <TextField
          label={t('first_name')}
          autoComplete="given-name"
          error={fieldText(firstName)}
          {...register('firstName')}
        />
        <TextField
          label={t('last_name')}
          autoComplete="family-name"
          error={fieldText(lastName)}
          {...register('lastName')}
        />
      </div>
      <p className="text-13 text-muted">{t('names_hint')}</p>
    </div>
  )
}
