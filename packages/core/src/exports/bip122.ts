export { watchRegisteredWallets } from '../browser/walletStandard.js'
export { checkPayment } from '../chains/bitcoin/checkPayment.js'
export { checkSpent } from '../chains/bitcoin/checkSpent.js'
export { checkTransfer } from '../chains/bitcoin/checkTransfer.js'
export { checkPsbtInputs, checkSignedPsbt } from '../chains/bitcoin/comparePsbts.js'
export {
  type BitcoinDriver,
  type BitcoinSessions,
  createBitcoinSessions,
} from '../chains/bitcoin/createBitcoinSessions.js'
export { createEsplora, type Esplora, type Utxo } from '../chains/bitcoin/createEsplora.js'
export { getTransactionStatus } from '../chains/bitcoin/getTransactionStatus.js'
export type { PsbtView } from '../chains/bitcoin/PsbtView.js'
export { planTransfer, type TransferPlan } from '../chains/bitcoin/planTransfer.js'
export { toBitcoinSignature, toTxid } from '../chains/bitcoin/readAnswers.js'
export { type BitcoinAnswer, toBitcoinSession, wrongChainError } from '../chains/bitcoin/toBitcoinSession.js'
export { toText } from '../chains/bitcoin/toText.js'
export { unauthorizedError } from '../chains/bitcoin/unauthorizedError.js'
export { fromBase64, fromHex, sameBytes, toBase64, toHex } from '../foundation/encoding/bytes.js'
export { field, listOf } from '../foundation/encoding/field.js'
export { isBytes } from '../foundation/encoding/isBytes.js'
export type { BitcoinCoin } from '../ports/BitcoinMethods.js'
export type { Fetch } from '../ports/Fetch.js'
