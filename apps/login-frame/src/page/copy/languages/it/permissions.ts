// Reviewed by a native speaker: no
import type { PermissionCopy } from '../../PermissionCopy.js'

/** Italian. */
export const permissions: PermissionCopy = {
  allows: 'Che cosa consente',
  excludes: 'Che cosa resta impossibile',
  end: 'Come terminarla',
  howToEnd:
    'Può terminare l’autorizzazione prima di quella data: la revochi nell’elenco delle autorizzazioni su questo sito. È una transazione del suo account. Finché non è confermata, l’autorizzazione può essere usata.',
  sentences: {
    actsAlone:
      '{origin} può usare il suo account con l’account di sessione qui sotto, senza chiederle di nuovo.',
    calls: 'Può chiamare questi metodi, con qualsiasi contenuto: {methods}. Contratti: {targets}.',
    callsLimited: 'Può effettuare al massimo questo numero di chiamate: {count}.',
    callsUnlimited: 'Il numero di chiamate non ha limiti.',
    callsWithValue: 'Ogni chiamata può inviare al massimo {amount}.',
    callsWithoutValue: 'Le chiamate non possono inviare {symbol}.',
    ends: 'L’autorizzazione termina il {date}.',
    mostInTotal: 'Fino al termine, sono al massimo {amount} in totale.',
    noAccountChange: 'Non può cambiare il suo account, il relativo recupero o altre autorizzazioni.',
    noCalls: 'Non può chiamare altri contratti, e non può lasciare che altri spendano i suoi token.',
    noOtherCalls: 'Non può chiamare altri contratti o altri metodi.',
    noOtherRecipients: 'Non può inviare ad altri account.',
    noOtherTokens: 'Non può inviare più di questo, né altri token o NFT.',
    periodAny: 'Può inviare al massimo {amount} per ogni periodo di {period}, a qualsiasi account.',
    periodTo: 'Può inviare al massimo {amount} per ogni periodo di {period}, solo a {recipients}.',
    starts: 'L’autorizzazione inizia il {date}.',
    totalAny: 'Può inviare al massimo {amount} in totale, a qualsiasi account.',
    totalTo: 'Può inviare al massimo {amount} in totale, solo a {recipients}.',
  },
  baseUnits: '{amount} unità di base di un token sconosciuto',
  problems: {
    chain_unsupported: 'Le autorizzazioni non sono supportate su questa rete.',
    expiry_invalid:
      'Un’autorizzazione deve avere una sola scadenza in secondi, nel futuro e al massimo tra 366 giorni.',
    one_permission: 'Richieda un’autorizzazione alla volta.',
    permission_invalid: 'L’autorizzazione non è valida.',
    permission_unsupported: 'La rete non può far rispettare l’autorizzazione.',
    rule_unsupported: 'Una condizione dell’autorizzazione non è supportata. La ometta.',
    session_key_invalid:
      'La chiave di sessione deve essere un indirizzo EVM con un checksum valido, e un account diverso da quello dell’utente e dei suoi contratti.',
    signer_unsupported: 'Il firmatario deve essere di tipo “account”, con un solo indirizzo.',
  },
}
