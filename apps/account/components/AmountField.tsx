import { useTranslation } from 'react-i18next'
import { AmountField as Field, type AmountFieldProps as FieldProps } from '#ui/AmountField.tsx'

type AmountFieldProps = Omit<
  FieldProps,
  'label' | 'lessLabel' | 'moreLabel' | 'refusal' | 'language'
>

export function AmountField(props: AmountFieldProps) {
  const { t, i18n } = useTranslation()
  return (
    <Field
      {...props}
      label={t('amount')}
      lessLabel={t('less')}
      moreLabel={t('more')}
      refusal={t('validations.amount_unreadable')}
      language={i18n.language}
    />
  )
}
