export { fromBase64, fromHex, sameBytes, toBase64, toHex } from '../bip122/bytes.js'
export { checkSpent } from '../bip122/checkSpent.js'
export { checkTransfer } from '../bip122/checkTransfer.js'
export { checkPsbtInputs, checkSignedPsbt, type PsbtView } from '../bip122/comparePsbts.js'
export { createEsplora, type Esplora, type Fetch, type Utxo } from '../bip122/createEsplora.js'
export { field, listOf } from '../bip122/field.js'
export {
  type Doored,
  keepSession,
  type LiveSession,
  type ReadSession,
  readOpen,
  type SessionKeeper,
  type WalletDoor,
} from '../bip122/keepSession.js'
export { notOpen } from '../bip122/notOpen.js'
export { planTransfer, type TransferPlan } from '../bip122/planTransfer.js'
export { toBitcoinSignature, toTxid } from '../bip122/readAnswers.js'
export { type BitcoinAnswer, elsewhere, toBitcoinSession } from '../bip122/toBitcoinSession.js'
export { toText } from '../bip122/toText.js'
export { watchRegisteredWallets } from '../browser/walletStandard.js'
export { isBytes } from '../schema/isBytes.js'
