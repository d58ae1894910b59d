export {
  type BalanceItem,
  type BalanceResponse,
  balanceItemSchema,
  balanceResponseSchema,
  currencies,
} from '../balance/balanceSchema.js'
