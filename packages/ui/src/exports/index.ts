export type {
  AccountCopy,
  ButtonCopy,
  Copy,
} from '../copy/Copy.js'
export type { ErrorText, MessageCopy } from '../copy/MessageCopy.js'
export type { Paragraph, PluralTexts } from '../copy/texts.js'
export { type AmountFormat, formatAmount } from '../format/formatAmount.js'
export { shortenAddress } from '../format/shortenAddress.js'
export { Logo, type LogoProps } from '../icons/Logo.js'
export { Avatar, type AvatarProps } from '../parts/mark/Avatar.js'
export type { PartName, StateAttribute, ThemeVariableName } from '../styles/publicApi.js'
