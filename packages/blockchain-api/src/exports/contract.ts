export {
  type BalanceItem,
  type BalanceResponse,
  balanceItemSchema,
  balanceResponseSchema,
  currencies,
} from '../balance/balanceSchema.js'
export {
  type HistoryResponse,
  type HistoryTransaction,
  type HistoryTransfer,
  historyResponseSchema,
  historyTransactionSchema,
  historyTransferSchema,
} from '../history/historySchema.js'
export { type IdentityResponse, identityResponseSchema } from '../identity/identitySchema.js'
