import { useMemo } from 'react'
import { useFormContext } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { listCountries } from '#rules/countries.ts'
import type { PersonalDetailsForm } from '#rules/registration.ts'
import { SelectField } from '#ui/SelectField.tsx'
import { TextField } from '#ui/TextField.tsx'
import type { JoinSettings } from '../../components/forms/use-join-settings.ts'
import { useFieldText } from '../../components/forms/use-texts.ts'
import { useLanguage } from '../../lib/language-context.ts'

/** The country is not requested where the market decides it. */
export function AddressFields({ settings }: { settings: JoinSettings }) {
  const { t } = useTranslation('join')
  const { language } = useLanguage()
  const fieldText = useFieldText()
  const { register, formState } = useFormContext<PersonalDetailsForm>()
  const { errors } = formState
  const { blockedCountries } = settings.countries
  const countries = useMemo(
    () => listCountries(language, blockedCountries),
    [language, blockedCountries],
  )

  return (
    <>
      {settings.licence.autoCountry ? null : (
        <SelectField
          label={t('country')}
          autoComplete="country"
          placeholder={t('choose')}
          options={countries.map(({ code, name }) => ({ value: code, label: name }))}
          error={fieldText(errors.country)}
          {...register('country')}
        />
      )}
      <TextField
        label={t('address')}
        autoComplete="street-address"
        error={fieldText(errors.houseNumberAndStreetName)}
        {...register('houseNumberAndStreetName')}
      />
      <div className="grid grid-cols-[minmax(0,2fr)_minmax(0,3fr)] gap-4">
        <TextField
          label={t('post_code')}
          autoComplete="postal-code"
          autoCapitalize="characters"
          error={fieldText(errors.postCode)}
          {...register('postCode')}
        />
        <TextField
          label={t('city')}
          autoComplete="address-level2"
          error={fieldText(errors.city)}
          {...register('city')}
        />
      </div>
    </>
  )
}
