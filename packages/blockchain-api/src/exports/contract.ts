export type { NameChange } from '@latchkit/core/ports'
export { balanceResponseSchema } from '../balance/balanceResponseSchema.js'
export { type BalanceItem, type BalanceResponse, balanceItemSchema } from '../balance/balanceSchema.js'
export {
  type BundlerRpcRequest,
  type BundlerRpcResponse,
  bundlerErrorCodes,
  bundlerMethods,
  bundlerRpcRequestSchema,
  bundlerRpcResponseSchema,
} from '../bundler/bundlerSchema.js'
export {
  bundlerAddressSchema,
  type PartialRpcUserOperation,
  partialUserOperationSchema,
  type RpcAuthorization,
  type RpcUserOperation,
  userOperationHashSchema,
  userOperationSchema,
} from '../bundler/userOperationSchema.js'
export {
  type AbsentCapability,
  type AvailableCapability,
  type CapabilitiesResponse,
  type Capability,
  type CapabilitySource,
  type ChainCapabilities,
  capabilitiesResponseSchema,
  capabilitiesVersion,
  type DegradedCapability,
  type IndexRange,
  type LoginCapabilities,
  type OnRampCapability,
  type ServerCapabilities,
} from '../capabilities/capabilitiesSchema.js'
export {
  findChainCapability,
  type KnownCapabilities,
  type KnownChainCapabilities,
  toCapabilities,
} from '../capabilities/toCapabilities.js'
export {
  type SwapAllowanceResponse,
  type SwapApprovalResponse,
  swapAllowanceResponseSchema,
  swapApprovalResponseSchema,
} from '../convert/swapApprovalSchema.js'
export {
  type SwapQuote,
  type SwapQuotesResponse,
  type SwapStep,
  swapQuotesResponseSchema,
} from '../convert/swapQuotesSchema.js'
export { type SwapStatusResponse, swapStatusResponseSchema } from '../convert/swapStatusSchema.js'
export {
  type SwapToken,
  type SwapTokensResponse,
  swapTokensResponseSchema,
} from '../convert/swapTokensSchema.js'
export {
  type EvmSwapTransactionRequest,
  type EvmSwapTransactionResponse,
  evmSwapTransactionResponseSchema,
  type SolanaSwapTransactionRequest,
  type SolanaSwapTransactionResponse,
  type SwapMode,
  type SwapTransactionRequest,
  type SwapTransactionResponse,
  solanaSwapTransactionResponseSchema,
  swapTransactionRequestSchema,
  swapTransactionResponseSchema,
} from '../convert/swapTransactionSchema.js'
export type { Endpoint, EndpointParameter } from '../endpoint/Endpoint.js'
export {
  type ExchangeRpcError,
  exchangeErrorCodes,
  exchangeRpcErrorSchema,
  exchangeRpcRequestSchema,
  exchangeRpcResponseSchema,
} from '../exchanges/exchangeRpcSchema.js'
export {
  type ExchangeBuyStatusParams,
  type ExchangeBuyStatusResult,
  type ExchangeItem,
  type ExchangePayUrlParams,
  type ExchangePayUrlResult,
  type ExchangesParams,
  type ExchangesResult,
  exchangeBuyStatusParamsSchema,
  exchangeBuyStatusResultSchema,
  exchangePayUrlParamsSchema,
  exchangePayUrlResultSchema,
  exchangesParamsSchema,
  exchangesResultSchema,
} from '../exchanges/exchangeSchemas.js'
export { type GasPriceResponse, gasPriceResponseSchema } from '../gasPrice/gasPriceSchema.js'
export { historyResponseSchema } from '../history/historyResponseSchema.js'
export {
  type HistoryResponse,
  type HistoryTransaction,
  type HistoryTransfer,
  historyTransactionSchema,
  historyTransferSchema,
} from '../history/historySchema.js'
export { type IdentityResponse, identityResponseSchema } from '../identity/identitySchema.js'
export {
  type CcipRequest,
  type CcipResponse,
  ccipRequestSchema,
  ccipResponseSchema,
} from '../names/ccipSchema.js'
export {
  type NameAddress,
  type NameAddresses,
  type NameAttributes,
  type NameItem,
  type NameNonceResponse,
  type NameSuggestionsResponse,
  type NameZonesResponse,
  nameAddressesSchema,
  nameAttributesSchema,
  nameItemSchema,
  nameLookupResponseSchema,
  nameNonceResponseSchema,
  nameSuggestionsResponseSchema,
  namesResponseSchema,
  nameZonesResponseSchema,
  type SignedNameRequest,
} from '../names/nameSchema.js'
export { signedNameRequestSchema } from '../names/signedNameSchema.js'
export {
  type NameTypedDataParameters,
  namePurposes,
  toNameTypedData,
} from '../names/toNameTypedData.js'
export { nftResponseSchema } from '../nfts/nftResponseSchema.js'
export { type NftImage, type NftItem, type NftResponse, nftItemSchema } from '../nfts/nftSchema.js'
export {
  type MultiQuote,
  type MultiQuotesRequest,
  type MultiQuotesResponse,
  multiQuotesRequestSchema,
  multiQuotesResponseSchema,
} from '../onramp/multiQuotesSchema.js'
export {
  buyOptionsResponseSchema,
  onRampOptionsResponseSchema,
} from '../onramp/onRampOptionsResponseSchema.js'
export type {
  BuyOptionsResponse,
  OnRampOptionsResponse,
  PaymentLimit,
} from '../onramp/onRampOptionsSchema.js'
export {
  type OnRampProviderItem,
  type OnRampProvidersResponse,
  onRampProvidersResponseSchema,
} from '../onramp/onRampProvidersSchema.js'
export {
  type OnRampPurchaseResponse,
  onRampPurchaseResponseSchema,
  purchaseStatuses,
} from '../onramp/onRampPurchaseSchema.js'
export {
  type BuyQuoteResponse,
  buyQuoteResponseSchema,
  type OnRampMoney,
  type OnRampQuoteRequest,
  type OnRampQuoteResponse,
  onRampQuoteRequestSchema,
  onRampQuoteResponseSchema,
} from '../onramp/onRampQuoteSchema.js'
export {
  type OnRampUrlRequest,
  type OnRampUrlResponse,
  onRampUrlRequestSchema,
  onRampUrlResponseSchema,
} from '../onramp/onRampUrlSchema.js'
export { createOpenApi, type OpenApiDocument } from '../openApi/createOpenApi.js'
export { endpoints } from '../openApi/endpoints.js'
export { type ErrorResponse, errorResponseSchema } from '../openApi/errorSchema.js'
export type { PriceItem } from '../price/priceItemSchema.js'
export {
  type PriceRequest,
  type PriceResponse,
  priceRequestSchema,
  priceResponseSchema,
} from '../price/priceSchema.js'
export {
  type SessionChange,
  type SessionMessageFields,
  sessionMessageLifetimeMs,
  toSessionMessageFields,
} from '../sessions/sessionMessage.js'
export {
  type ActivateSessionRequest,
  activateSessionRequestSchema,
  type CreateSessionRequest,
  type CreateSessionResponse,
  createSessionRequestSchema,
  createSessionResponseSchema,
  maxSessions,
  type RevokeSessionRequest,
  revokeSessionRequestSchema,
  type Session,
  type SessionGrant,
  type SessionPermission,
  type SessionSignature,
  type SessionsResponse,
  sessionChangeResponseSchema,
  sessionContextResponseSchema,
  sessionsResponseSchema,
} from '../sessions/sessionSchema.js'
export {
  type AccountMetadata,
  accountMetadataSchema,
  jwksResponseSchema,
  maxMetadataBytes,
  type OtpRequest,
  type OtpResponse,
  otpCodeSchema,
  otpRequestSchema,
  otpResponseSchema,
  otpVerifiedResponseSchema,
  refreshRequestSchema,
  type SignInClaims,
  type SignInMeResponse,
  type SignInNonceResponse,
  type SignInRequest,
  type SignInTokensResponse,
  signInMeResponseSchema,
  signInNonceResponseSchema,
  signInRequestSchema,
  signInTokensResponseSchema,
  signOutResponseSchema,
} from '../signIn/signInSchema.js'
export {
  type SupportedChainsResponse,
  supportedChainsResponseSchema,
} from '../supportedChains/supportedChainsSchema.js'
export { toUnavailable, type Unavailable } from '../unavailable/toUnavailable.js'
export {
  type UnavailableCode,
  type UnavailablePart,
  unavailableCodes,
  unavailablePartsSchema,
} from '../unavailable/unavailableSchema.js'
export { currencies } from '../values/currencies.js'
export {
  callsStatusParamsSchema,
  type PrepareCallsParams,
  type PrepareCallsResult,
  type PreparedCalls,
  prepareCallsParamsSchema,
  type SendPreparedCallsParams,
  sendPreparedCallsParamsSchema,
  type WalletCall,
  walletCallsErrorCodes,
} from '../walletCalls/walletCallsSchema.js'
