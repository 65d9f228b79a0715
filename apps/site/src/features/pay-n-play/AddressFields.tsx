import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { listCountries } from '#rules/countries.ts'
import { SelectField } from '#ui/SelectField.tsx'
import { useLanguage } from '../../lib/language-context.ts'
import { LockedField } from './LockedField.tsx'
import { RegistrationText } from './RegistrationText.tsx'
import { type LockedFields, useRegistrationFields } from './registration-fields.ts'

export interface AddressFieldsProps {
  locked: LockedFields
  countryHidden: boolean
  blockedCountries: readonly string[]
}

/** Where one lives. */
export function AddressFields({ locked, countryHidden, blockedCountries }: AddressFieldsProps) {
  const { t } = useTranslation('join')
  const { language } = useLanguage()
  const { form, openedWith, errorOf } = useRegistrationFields()
  const countries = useMemo(
    () => listCountries(language, blockedCountries),
    [language, blockedCountries],
  )
  const named = (code: string) => countries.find((each) => each.code === code)?.name ?? code

  return (
    <>
      {countryHidden ? null : locked.has('country') ? (
        <LockedField
          label={t('country')}
          name="country"
          value={named(openedWith('country'))}
          error={errorOf('country')}
        />
      ) : (
        <SelectField
          label={t('country')}
          autoComplete="country"
          placeholder={t('choose')}
          options={countries.map(({ code, name }) => ({ value: code, label: name }))}
          error={errorOf('country')}
          {...form.register('country')}
        />
      )}
      <RegistrationText
        field="houseNumberAndStreetName"
        label={t('address')}
        locked={locked}
        autoComplete="street-address"
      />
      <div className="grid grid-cols-[minmax(0,2fr)_minmax(0,3fr)] gap-4">
        <RegistrationText
          field="postCode"
          label={t('post_code')}
          locked={locked}
          autoComplete="postal-code"
          autoCapitalize="characters"
        />
        <RegistrationText
          field="city"
          label={t('city')}
          locked={locked}
          autoComplete="address-level2"
        />
      </div>
    </>
  )
}
