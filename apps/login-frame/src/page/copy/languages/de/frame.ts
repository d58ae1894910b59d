// Reviewed by a native speaker: no
import type { Copy } from '../../Copy.js'
import { permissions } from './permissions.js'
import { settings } from './settings.js'

/** German. */
export const frame: Copy = {
  direction: 'ltr',
  frameTitle: 'Anfrage genehmigen',
  requestFailed: 'Ein Fehler ist aufgetreten. Versuchen Sie es erneut.',
  errors: {
    account_changed: 'Das Konto hat sich geändert. Senden Sie die Anfrage erneut.',
    bundler_refused:
      'Der Server, der Transaktionen von Smart Accounts sendet, hat diese abgelehnt. Nichts wurde gesendet.',
    bundler_unavailable:
      'Der Server, der Transaktionen von Smart Accounts sendet, ist nicht erreichbar. Nichts wurde gesendet. Versuchen Sie es später erneut.',
    calls_failed: 'Die Transaktion ist im Netzwerk fehlgeschlagen. Nur die Netzwerkgebühr wurde bezahlt.',
    chain_mismatch: 'Der Server des Netzwerks gehört zu einem anderen Netzwerk. Nichts wurde signiert.',
    chain_unknown:
      'Dieses Netzwerk ist nicht verfügbar. Wechseln Sie das Netzwerk, und versuchen Sie es erneut.',
    changed: 'Die Anfrage hat sich nach der Anzeige geändert. Nichts wurde signiert.',
    code_expired: 'Der Code ist abgelaufen. Fordern Sie einen neuen an.',
    code_wrong: 'Der Code ist falsch. Sehen Sie in die E-Mail, und versuchen Sie es erneut.',
    declined: 'Login abgelehnt',
    effects_changed:
      'Die Wirkungen der Anfrage sind nicht die angezeigten, oder ließen sich nicht noch einmal prüfen. Nichts wurde signiert. Versuchen Sie es erneut.',
    effects_hidden:
      'Die Anfrage würde Werte oder den Zugriff darauf auf eine Weise vergeben, die hier nicht angezeigt werden kann. Nichts wurde signiert.',
    email: 'Diese E-Mail-Adresse ist ungültig, oder ein anderes Konto nutzt sie.',
    fee_over_budget:
      'Das Budget der App für Netzwerkgebühren ist aufgebraucht, und das Guthaben reicht nicht für die Gebühr. Laden Sie Guthaben auf, oder versuchen Sie es später erneut.',
    fee_unpayable:
      'Die Netzwerkgebühr wird zurzeit nicht für Sie bezahlt, und das Guthaben reicht nicht dafür. Laden Sie Guthaben auf, oder versuchen Sie es später erneut.',
    flow_expired: 'Der Login ist abgelaufen. Beginnen Sie von vorn.',
    insufficient_funds: 'Das Guthaben reicht nicht für den Betrag und die Netzwerkgebühr.',
    invalid_dpop:
      'Der Login konnte nicht geprüft werden. Prüfen Sie die Uhr dieses Geräts, und versuchen Sie es erneut.',
    invalid_request: 'Die Anfrage ist ungültig. Nichts wurde signiert.',
    invalid_response:
      'Der Login-Dienst hat eine unerwartete Antwort gesendet. Versuchen Sie es später erneut.',
    limit: 'Das Limit ist erreicht. Warten Sie etwas, und versuchen Sie es erneut.',
    link_expired: 'Der Link ist abgelaufen. Beginnen Sie erneut mit Ihrer E-Mail-Adresse.',
    link_required:
      'Bestätigen Sie zuerst den Link in der E-Mail. Beginnen Sie erneut mit Ihrer E-Mail-Adresse.',
    mail: 'Die E-Mail konnte nicht gesendet werden. Versuchen Sie es später erneut.',
    not_logged_in: 'Loggen Sie sich zuerst ein.',
    not_recoverable: 'Mit diesem Login kann die Wallet auf diesem Gerät nicht wiederhergestellt werden.',
    only_recovery: 'Nur der Passkey kann diese Wallet wiederherstellen. Er kann nicht entfernt werden.',
    passkey_cancelled:
      'Kein Passkey wurde genutzt. Versuchen Sie es erneut, oder loggen Sie sich anders ein.',
    passkey_exists: 'Für diese Wallet gibt es schon einen Passkey. Nutzen oder entfernen Sie diesen.',
    passkey_missing:
      'Fügen Sie zuerst einen Passkey hinzu. Ohne ihn ließe sich diese Wallet nicht wiederherstellen.',
    passkey_no_prf:
      'Dieser Passkey kann die Wallet nicht öffnen, weil ihm die Verschlüsselung fehlt (PRF). Nutzen Sie ein anderes Gerät oder einen anderen Passwortmanager.',
    passkey_required:
      'Diese Wallet öffnet sich auf einem neuen Gerät nur mit ihrem Passkey. Loggen Sie sich mit dem Passkey ein.',
    passkey_unsupported:
      'In diesem Browser lassen sich keine Passkeys nutzen. Nutzen Sie einen anderen, oder loggen Sie sich anders ein.',
    passkey_unusable:
      'Der neue Passkey kann die Wallet nicht öffnen, weil ihm die Verschlüsselung fehlt (PRF). Entfernen Sie ihn in dem Passwortmanager oder Gerät, das ihn erstellt hat: Er trägt den Namen dieses Kontos. Nutzen Sie dann einen anderen.',
    passkey_wrong:
      'Dieser Passkey öffnet die Wallet nicht. Nutzen Sie den, der in ihren Einstellungen hinzugefügt wurde.',
    proof_refused:
      'Der Dienst für die Wiederherstellung konnte Ihr Konto nicht prüfen. Loggen Sie sich erneut ein.',
    provider_error:
      'Der Anbieter hat einen Fehler gemeldet. Versuchen Sie es erneut, oder loggen Sie sich anders ein.',
    provider_refused: 'Der Anbieter hat den Login nicht bestätigt. Beginnen Sie von vorn.',
    provider_unavailable: 'Der Anbieter ist nicht erreichbar. Versuchen Sie es später erneut.',
    provider_unknown: 'Dieser Login ist nicht verfügbar. Loggen Sie sich anders ein.',
    queue_full: 'Zu viele Anfragen warten. Beantworten Sie diese zuerst.',
    recovery: 'Der Dienst für die Wiederherstellung ist nicht erreichbar. Versuchen Sie es später erneut.',
    recovery_delayed:
      'Dieses Gerät ist neu. Erlauben Sie es auf einem Gerät, das Sie schon nutzen, in den Wallet-Einstellungen unter „Geräte“, und loggen Sie sich hier erneut ein. Ohne ein solches loggen Sie sich hier nach einem Tag erneut ein.',
    retry_later: 'Zu viele Anfragen. Warten Sie einen Moment, und versuchen Sie es erneut.',
    rpc_unavailable: 'Das Netzwerk ist nicht erreichbar. Versuchen Sie es später erneut.',
    send_rejected: 'Das Netzwerk hat die Transaktion abgelehnt. Nichts wurde gesendet.',
    send_unknown:
      'Das Netzwerk hat nicht geantwortet. Vielleicht wurde die Transaktion gesendet: Prüfen Sie das, bevor Sie es erneut versuchen.',
    service_unavailable: 'Der Login-Dienst ist nicht erreichbar. Versuchen Sie es später erneut.',
    smart_account_funds:
      'Das Guthaben des Smart Accounts reicht nicht für den Betrag und die Netzwerkgebühr. Er hat eine eigene Adresse: Das Vermögen Ihres normalen Kontos bleibt dort.',
    session_expired:
      'Die Sitzung auf diesem Gerät ist abgelaufen oder wurde gesperrt. Loggen Sie sich erneut ein.',
    signature: 'Die Anfrage konnte nicht geprüft werden. Versuchen Sie es erneut.',
    storage_blocked:
      'Der Browser lässt diesen Login keine Daten speichern. Erlauben Sie Cookies von Drittanbietern für diese Website, oder nutzen Sie einen anderen Browser, und versuchen Sie es erneut.',
    storage_full:
      'Der Browser hat keinen Platz mehr für diesen Login. Löschen Sie Daten anderer Websites oder Dateien, und versuchen Sie es erneut.',
    too_many_attempts: 'Zu viele Versuche. Fordern Sie einen neuen Code an.',
    unknown: 'Ein Fehler ist aufgetreten. Nichts wurde gesendet.',
    unknown_origin: 'Diese Website darf diesen Login nicht nutzen.',
    unknown_wallet: 'Die Wallet gehört nicht zu diesem Konto.',
    vault_unavailable:
      'Der Login konnte nicht geladen werden. Laden Sie die Seite neu, und versuchen Sie es erneut.',
    wallet: 'Die Wallet ist auf diesem Gerät nicht verfügbar. Loggen Sie sich erneut ein.',
    wallet_exists: 'Dieses Konto hat schon eine Wallet. Beginnen Sie von vorn.',
    wallet_mismatch: 'Der Login-Dienst hat Daten einer anderen Wallet gesendet. Nichts wurde signiert.',
    would_fail: 'Die Transaktion würde fehlschlagen. Nichts wurde signiert.',
  },
  declined: 'Anfrage abgelehnt',
  noSmartAccounts: 'Smart Accounts sind in diesem Netzwerk nicht verfügbar.',
  accountTypeUnknown: 'Die Art des Kontos muss „eoa“ oder „smartAccount“ sein.',
  callNotAllowed: 'Requested RPC call is not allowed',
  calls: {
    capability_unsupported:
      'Eine Fähigkeit der Anfrage wird nicht unterstützt. Kennzeichnen Sie sie als optional, oder lassen Sie sie weg.',
    chain_unsupported: 'Stapel von Aufrufen werden in diesem Netzwerk nicht unterstützt.',
    duplicate_id: 'Es gibt schon einen Stapel mit dieser ID. Nutzen Sie eine andere.',
    too_many_calls: 'Der Stapel hat zu viele Aufrufe. Teilen Sie ihn auf.',
    unknown_id: 'Es gibt keinen Stapel mit dieser ID.',
  },
  actionNotAllowed: 'Action not allowed',
  notLoggedIn: 'Loggen Sie sich zuerst ein.',
  chainUnknown: 'Dieses Netzwerk ist nicht verfügbar.',
  approve: 'Genehmigen',
  decline: 'Ablehnen',
  close: 'Schließen',
  requestedBy: 'Angefragt von',
  preparing: 'Die Anfrage wird geprüft…',
  details: 'Details',
  signing: 'Wird signiert…',
  sending: 'Wird signiert und gesendet. Das kann einen Moment dauern…',
  failedTitle: 'Anfrage fehlgeschlagen',
  covered: 'Machen Sie dieses Fenster ganz sichtbar, um fortzufahren.',
  unread: 'Scrollen Sie bis zum Ende, um fortzufahren.',
  moreWaiting: 'Weitere wartende Anfragen: {count}',
  titles: {
    approveNfts: 'Zugriff auf NFTs erlauben',
    approveToken: 'Einem Contract Token freigeben',
    batch: { one: '{count} Aktion genehmigen', other: '{count} Aktionen genehmigen' },
    callContract: 'Contract aufrufen',
    changeEmail: 'E-Mail-Adresse ändern',
    createContract: 'Contract erstellen',
    grantPermission: 'Berechtigung erteilen',
    moveRecovery: 'Wiederherstellung der Wallet ändern',
    revokePermission: 'Berechtigung widerrufen',
    send: '{symbol} senden',
    sendNft: 'NFT senden',
    sendToken: 'Token senden',
    signIn: 'Anmelden',
    signMessage: 'Nachricht signieren',
    signPermit: 'Zugriff auf Token erlauben',
    signTransaction: 'Transaktion signieren',
    signTransactions: { one: '{count} Transaktion signieren', other: '{count} Transaktionen signieren' },
    signTypedData: 'Daten signieren',
  },
  fields: {
    account: 'Konto',
    accountContract: 'Contract des Smart Accounts',
    accountRent: 'Neues Token-Konto des Empfängers',
    amount: 'Betrag',
    amountOrTokenId: 'Betrag oder Token-ID',
    authority: 'Neue Kontrolle',
    call: 'Aktion {number}',
    chainId: 'Chain-ID',
    contract: 'Contract',
    currentEmail: 'Aktuelle E-Mail-Adresse',
    currentRecovery: 'Bisher wiederhergestellt mit',
    data: 'Daten',
    expires: 'Läuft ab',
    from: 'Von',
    instruction: 'Anweisung {number}',
    maximumFee: 'Höchste Netzwerkgebühr',
    message: 'Nachricht',
    method: 'Methode',
    network: 'Netzwerk',
    newEmail: 'Neue E-Mail-Adresse',
    newRecovery: 'Künftig wiederhergestellt mit',
    nonce: 'Nonce',
    owner: 'Eigentümer',
    payer: 'Zahlt die Gebühr',
    program: 'Programm',
    resources: 'Ressourcen',
    sessionAccount: 'Sitzungskonto',
    spender: 'Wer Zugriff erhält',
    statement: 'Erklärung',
    to: 'An',
    token: 'Token',
    tokenAddress: 'Token-Adresse',
    tokenId: 'Token-ID',
    uri: 'URI',
    value: 'Betrag in {symbol}',
    verifyingContract: 'Für den Contract',
    version: 'Version',
  },
  warnings: {
    approvesNfts:
      'Das gibt Zugriff auf alle Ihre NFTs dieser Sammlung. Genehmigen Sie es nur, wenn Sie der Website vertrauen.',
    approvesSpender:
      'Damit kann jemand anderes Ihre Token ausgeben, auch später. Genehmigen Sie es nur, wenn Sie der Website vertrauen.',
    changesEmail:
      'Wer die E-Mails der neuen Adresse liest, kann sich dann in dieses Konto einloggen. Genehmigen Sie es nur, wenn die Adresse Ihnen gehört.',
    createsContract: 'Diese Transaktion erstellt einen Contract. Sie hat keinen Empfänger.',
    hiddenAccess:
      'Damit kann {account} auch Token oder NFTs von {contract} nehmen, auch später. Lehnen Sie ab, wenn Sie das nicht erwarten.',
    hiddenNft:
      'Damit werden auch NFTs von {contract} an {account} gesendet. Lehnen Sie ab, wenn Sie das nicht erwarten.',
    hiddenCharacters: 'Die Nachricht enthält versteckte Zeichen. Sie werden als Codes angezeigt.',
    incompleteSignIn: 'Das sieht wie eine Anmeldung aus, folgt aber nicht dem Standard.',
    lookupTables:
      'Einige Konten dieser Transaktion sind nicht in ihr enthalten und können nicht angezeigt werden.',
    movesRecovery:
      'Wer den neuen Login hat, kann diese Wallet dann auf einem anderen Gerät öffnen, und alles darin nehmen. Genehmigen Sie es nur, wenn er Ihnen gehört.',
    noChainId: 'Die Signatur gilt in jedem Netzwerk.',
    notReadable: 'Die Nachricht ist kein Text. Sie können nicht wissen, was Sie signieren.',
    paysSomeoneElse: 'Die Token kommen von einem anderen Konto, das Ihnen Zugriff gegeben hat.',
    permit:
      'Mit dieser Signatur kann jemand anderes Ihre Token ausgeben, ohne weitere Anfrage. Genehmigen Sie es nur, wenn Sie der Website vertrauen.',
    permissionAnyContent:
      'Die Aufrufe können beliebigen Inhalt haben. Ihre Wirkung ist durch keinen Betrag begrenzt. Genehmigen Sie es nur, wenn Sie der Website vertrauen.',
    permissionAnyRecipient: 'Der Empfänger ist nicht festgelegt: Die Website kann an jedes Konto senden.',
    permissionMovesTokens:
      'Mit diesen Methoden kann die Website alle Token der Contracts nehmen oder andere sie ausgeben lassen, auch nach dem Ende der Berechtigung. Lehnen Sie ab.',
    permissionShortPeriod:
      'Der Betrag ist nach weniger als einer Stunde wieder verfügbar. An einem Tag ist das viel mehr.',
    permissionUnlimited: 'Der Betrag hat keine echte Grenze: Die Website kann alles nehmen. Lehnen Sie ab.',
    permissionUnknownToken:
      'Der Token ist nicht bekannt. Der Betrag wird in seiner kleinsten Einheit angezeigt.',
    replacesContract:
      'Dieses Konto nutzt in diesem Netzwerk den Contract einer anderen Wallet. Dieser Contract wird ersetzt.',
    sale: 'Mit dieser Signatur kann jemand anderes Ihre Token oder NFTs zum genannten Preis nehmen. Prüfen Sie ihn.',
    signInAddress: 'Die Anmeldung ist für ein anderes Konto.',
    signInChain: 'Die Anmeldung ist für ein anderes Netzwerk.',
    signInDomain:
      'Die Anmeldung ist für „{domain}“, aber diese Website ist „{origin}“. Vielleicht will jemand dort in Ihr Konto gelangen. Lehnen Sie ab.',
    signInExpired: 'Die Anmeldung ist zurzeit nicht gültig.',
    simulatedCall:
      'Von diesem Aufruf sind nur die Änderungen bekannt, die hier angezeigt werden. Prüfen Sie diese, und genehmigen Sie nur, wenn Sie der Website vertrauen.',
    solanaAuthority: 'Das gibt jemand anderem die Kontrolle über ein Konto.',
    solanaDelegate:
      'Damit kann jemand anderes Ihre Token ausgeben, auch später. Genehmigen Sie es nur, wenn Sie der Website vertrauen.',
    unknownCall:
      'Die Wirkung dieses Aufrufs ist nicht bekannt. Genehmigen Sie ihn nur, wenn Sie der Website vertrauen.',
    unknownInstruction:
      'Die Wirkung dieser Anweisung ist nicht bekannt. Genehmigen Sie sie nur, wenn Sie der Website vertrauen.',
    wouldFail: 'Diese Transaktion würde zurzeit fehlschlagen.',
  },
  notices: {
    allOrNone: 'Diese Aktionen geschehen zusammen: Schlägt eine fehl, geschieht keine.',
    createsSmartAccount:
      'Ihr Smart Account wird in diesem Netzwerk eingerichtet. Er hat eine eigene Adresse: Das Vermögen Ihres normalen Kontos bleibt dort.',
    becomesSmartAccount:
      'Ihr Konto wird in diesem Netzwerk ein Smart Account. Adresse, Guthaben und Wiederherstellung bleiben gleich. Es kann dann mehrere Aktionen in einem Schritt ausführen.',
    feeSponsored: 'Die Netzwerkgebühr wird für Sie bezahlt.',
    feeSponsoredBy: 'Netzwerkgebühr bezahlt von {name}',
    sponsorOverBudget: 'Das Budget der App für Netzwerkgebühren ist aufgebraucht. Sie zahlen die Gebühr.',
    sponsorRefused: 'Die Netzwerkgebühr wird diesmal nicht für Sie bezahlt. Sie zahlen sie.',
    sponsorUnavailable:
      'Der Dienst, der Netzwerkgebühren zahlt, ist nicht erreichbar. Sie zahlen die Gebühr.',
  },
  unlimited: 'Unbegrenzt',
  allNfts: 'Alle NFTs der Sammlung',
  none: 'Niemand: Der Zugriff endet',
  noEmail: 'Keine',
  unknownRecovery: 'Auf diesem Gerät nicht bekannt',
  instructions: {
    approve: 'Jemandem Token freigeben',
    closeAccount: 'Ein Token-Konto schließen',
    computeBudget: 'Die Netzwerkgebühr festlegen',
    createAccount: 'Ein Konto erstellen',
    createTokenAccount: 'Ein Token-Konto erstellen',
    memo: 'Eine Notiz hinzufügen',
    revoke: 'Den Zugriff auf Token beenden',
    setAuthority: 'Die Kontrolle über ein Konto ändern',
    transferSol: 'SOL senden',
    transferToken: 'Token senden',
    unknown: 'Unbekannte Anweisung',
  },
  passkey: {
    title: 'Mit Passkey einloggen',
    text: 'Das loggt Sie auf dieser Website ein, mit dem Passkey, den Sie in den Einstellungen Ihrer Wallet hinzugefügt haben.',
    unlockTitle: 'Wallet auf diesem Gerät öffnen',
    unlockText:
      'Bestätigen Sie noch einmal, um die Wallet auf diesem Gerät zu öffnen. Nutzen Sie denselben Passkey.',
    loading: 'Der Login wird vorbereitet…',
    asking: 'Folgen Sie den Schritten Ihres Browsers…',
    use: 'Passkey nutzen',
    cancel: 'Abbrechen',
  },
  leave: {
    title: 'Login fortsetzen',
    text: 'Sie loggen sich in diesem Fenster bei {host} ein, und kommen danach zu dieser Website zurück.',
    leave: 'Weiter',
    cancel: 'Abbrechen',
  },
  settings,
  permissions,
  window: {
    text: 'Sie entscheiden in einem eigenen Fenster, in dem diese Website nichts vor Ihnen verbergen kann.',
    open: 'Fenster öffnen',
    isOpen: 'Fahren Sie im anderen Fenster fort.',
    blocked:
      'Es konnte kein Fenster genutzt werden. Erlauben Sie Pop-up-Fenster für diese Website, und versuchen Sie es erneut. In einer App, die keine Fenster öffnet, öffnen Sie diese Website stattdessen in Ihrem Browser. Hat sich ein Fenster geöffnet und bleibt leer, schließen Sie es: Diese Website ist dafür nicht eingerichtet.',
  },
  simulation: {
    title: 'Erwartete Änderungen der Guthaben',
    unavailable: 'Das Netzwerk kann diese Transaktion nicht simulieren.',
    reverted: 'Die Simulation ist fehlgeschlagen: {reason}',
    succeeded: 'Die Transaktion würde gelingen. Änderungen der Guthaben sind nicht bekannt.',
    noChange: 'Keine Änderung von {symbol} vor der Gebühr',
    baseUnits: '{amount} Einheiten eines Tokens ohne Namen',
    otherTokens: 'Auch Guthaben anderer Token können sich ändern.',
    reportedTokens:
      'Token, die ihre Überweisungen nicht melden, sind nicht enthalten. Das Ergebnis kann später anders sein.',
  },
}
