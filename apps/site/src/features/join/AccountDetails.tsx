import { standardSchemaResolver } from '@hookform/resolvers/standard-schema'
import { useEffect, useMemo } from 'react'
import { type Control, useForm, useWatch } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { useClient } from 'urql'
import { type PasswordRule, passwordRuleOf } from '#rules/password.ts'
import { type AccountDetailsForm, accountDetailsForm } from '#rules/registration.ts'
import { Button } from '#ui/Button.tsx'
import { EmailField } from '#ui/EmailField.tsx'
import { useLateFocus } from '#ui/first-focus.ts'
import { PasswordField } from '#ui/PasswordField.tsx'
import { SelectField } from '#ui/SelectField.tsx'
import { TextField } from '#ui/TextField.tsx'
import { PasswordRules } from '../../components/forms/PasswordRules.tsx'
import type { JoinSettings } from '../../components/forms/use-join-settings.ts'
import { useFieldText } from '../../components/forms/use-texts.ts'
import { keepInDraft, readDraft } from '../../components/joining/draft.ts'
import { useLanguage } from '../../lib/language-context.ts'
import { isUnknownCode } from './register.ts'
import { StepBar } from './StepBar.tsx'

export interface AccountDetailsProps {
  settings: JoinSettings
  /**
   * The server's refusal of the promo code when the account was to be made: it is shown at the
   * field of the code.
   */
  codeProblem: string | undefined
  onDone: (account: AccountDetailsForm) => void
}

/** The first step: how one signs in, and in which currency one plays. */
export function AccountDetails({ settings, codeProblem, onDone }: AccountDetailsProps) {
  const { t } = useTranslation(['join', 'sign-in'])
  const { language } = useLanguage()
  const fieldText = useFieldText()
  const { personal: _later, ...draft } = readDraft()
  const element = useLateFocus<HTMLFormElement>()
  const rule = passwordRuleOf(settings.licence.passwordRule)
  const form = useForm<AccountDetailsForm>({
    resolver: standardSchemaResolver(accountDetailsForm[rule]),
    mode: 'onTouched',
    defaultValues: { ...draft, currency: presetCurrency(settings, draft.currency) },
  })
  const { errors, isSubmitting } = form.formState
  const { allowedCurrencies } = settings.currencies
  const currencies = useMemo(
    () => currencyOptions(allowedCurrencies, language),
    [allowedCurrencies, language],
  )

  useEffect(
    () =>
      form.subscribe({
        formState: { values: true },
        callback: ({ name, values }) => {
          keepInDraft(values)
          // A password that differed from the address may not any more, or the other way round.
          if (name === 'email' && form.getFieldState('password').isTouched)
            void form.trigger('password')
        },
      }),
    [form],
  )

  const client = useClient()
  const refuseCode = (message: string) =>
    form.setError('bonusCode', { message }, { shouldFocus: true })
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, as the step opens again.
  useEffect(() => {
    if (codeProblem) refuseCode(codeProblem)
  }, [])

  async function goOn(account: AccountDetailsForm) {
    if (await isUnknownCode(client, account)) refuseCode('validations.promo_code_unknown')
    else onDone(account)
  }

  return (
    <form
      ref={element}
      noValidate
      onSubmit={form.handleSubmit(goOn)}
      className="grid grid-cols-1 gap-4"
    >
      <StepBar step={1} />
      <EmailField
        label={t('sign-in:email')}
        error={fieldText(errors.email)}
        {...form.register('email')}
      />
      <PasswordField
        label={t('sign-in:password')}
        autoComplete="new-password"
        dir="ltr"
        showLabel={t('sign-in:show_password')}
        hideLabel={t('sign-in:hide_password')}
        error={fieldText(errors.password)}
        hint={<RulesOfTyped rule={rule} control={form.control} />}
        {...form.register('password')}
      />
      <div className="grid grid-cols-1 gap-4 sm:grid-cols-2">
        {settings.licence.autoCurrency ? null : (
          <SelectField
            label={t('currency')}
            placeholder={t('choose')}
            autoComplete="transaction-currency"
            options={currencies}
            error={fieldText(errors.currency)}
            {...form.register('currency')}
          />
        )}
        <TextField
          label={`${t('promo_code')} (${t('optional')})`}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          dir="ltr"
          error={fieldText(errors.bonusCode)}
          {...form.register('bonusCode')}
        />
      </div>
      <Button type="submit" tone="action" size="large" wide busy={isSubmitting}>
        {t('continue')}
      </Button>
    </form>
  )
}

/**
 * The market's own currency, where it is one that players may have, unless another one was chosen
 * before.
 */
function presetCurrency(
  { currencies: { allowedCurrencies, currentCurrency }, licence }: JoinSettings,
  chosen: string,
): string {
  if (licence.autoCurrency) return currentCurrency
  return [chosen, currentCurrency].find((currency) => allowedCurrencies.includes(currency)) ?? ''
}

function currencyOptions(codes: readonly string[], language: string) {
  const names = new Intl.DisplayNames(language, { type: 'currency' })
  return codes.map((code) => {
    const name = names.of(code)
    return { value: code, label: name && name !== code ? `${code} · ${name}` : code }
  })
}

/**
 * Shows the rules that the typed password meets. It is a component of its own, so that a letter
 * does not draw the whole form again.
 */
function RulesOfTyped({
  rule,
  control,
}: {
  rule: PasswordRule
  control: Control<AccountDetailsForm>
}) {
  const [email, password] = useWatch({ control, name: ['email', 'password'] })
  return <PasswordRules rule={rule} password={password} email={email} />
}
