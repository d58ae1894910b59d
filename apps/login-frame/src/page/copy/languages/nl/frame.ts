// Reviewed by a native speaker: no
import type { Copy } from '../../Copy.js'
import { permissions } from './permissions.js'
import { settings } from './settings.js'

/** Dutch. */
export const frame: Copy = {
  direction: 'ltr',
  frameTitle: 'Een verzoek goedkeuren',
  requestFailed: 'Er is een fout opgetreden. Probeer het opnieuw.',
  errors: {
    account_changed: 'Het account is gewijzigd. Verzend het verzoek opnieuw.',
    bundler_refused:
      'De server die transacties van smart accounts verzendt, heeft deze geweigerd. Er is niets verzonden.',
    bundler_unavailable:
      'De server die transacties van smart accounts verzendt, is niet bereikbaar. Er is niets verzonden. Probeer het later opnieuw.',
    calls_failed: 'De transactie is mislukt op het netwerk. Alleen de netwerkkosten zijn betaald.',
    chain_mismatch: 'De server van het netwerk hoort bij een ander netwerk. Er is niets ondertekend.',
    chain_unknown: 'Dit netwerk is niet beschikbaar. Kies een ander netwerk en probeer het opnieuw.',
    changed: 'Het verzoek is gewijzigd nadat het werd getoond. Er is niets ondertekend.',
    code_expired: 'De code is verlopen. Vraag een nieuwe aan.',
    code_wrong: 'De code is onjuist. Controleer de e-mail en probeer het opnieuw.',
    declined: 'Login geweigerd',
    effects_changed:
      'De gevolgen van het verzoek zijn niet de getoonde gevolgen, of konden niet opnieuw worden gecontroleerd. Er is niets ondertekend. Probeer het opnieuw.',
    effects_hidden:
      'Het verzoek zou tegoeden, of toegang daartoe, weggeven op een manier die hier niet kan worden getoond. Er is niets ondertekend.',
    email: 'Dit e-mailadres is ongeldig, of een ander account gebruikt het.',
    fee_over_budget:
      'Het budget van de app voor netwerkkosten is op, en het saldo is te laag om de kosten te betalen. Voeg saldo toe, of probeer het later opnieuw.',
    fee_unpayable:
      'De netwerkkosten worden op dit moment niet voor u betaald, en het saldo is te laag om ze te betalen. Voeg saldo toe, of probeer het later opnieuw.',
    flow_expired: 'De login is verlopen. Begin opnieuw.',
    insufficient_funds: 'Het saldo is te laag voor het bedrag en de netwerkkosten.',
    invalid_dpop:
      'De login kon niet worden gecontroleerd. Controleer de klok van dit apparaat en probeer het opnieuw.',
    invalid_request: 'Het verzoek is ongeldig. Er is niets ondertekend.',
    invalid_response: 'De inlogdienst heeft een onverwacht antwoord gegeven. Probeer het later opnieuw.',
    limit: 'De limiet is bereikt. Wacht even en probeer het opnieuw.',
    link_expired: 'De link is verlopen. Begin opnieuw met uw e-mailadres.',
    link_required: 'Bevestig eerst de link in de e-mail. Begin opnieuw met uw e-mailadres.',
    mail: 'De e-mail kon niet worden verzonden. Probeer het later opnieuw.',
    not_logged_in: 'Log eerst in.',
    not_recoverable: 'Met deze login kan de wallet op dit apparaat niet worden hersteld.',
    only_recovery:
      'De passkey is de enige manier om deze wallet te herstellen. Die kan niet worden verwijderd.',
    passkey_cancelled: 'Er is geen passkey gebruikt. Probeer het opnieuw, of log op een andere manier in.',
    passkey_exists: 'Er is al een passkey voor deze wallet. Gebruik of verwijder die.',
    passkey_missing: 'Voeg eerst een passkey toe. Zonder passkey kan deze wallet niet worden hersteld.',
    passkey_no_prf:
      'Deze passkey kan de wallet niet openen, omdat versleuteling (PRF) ontbreekt. Gebruik een ander apparaat of een andere wachtwoordmanager.',
    passkey_required:
      'Op een nieuw apparaat kan deze wallet alleen met de bijbehorende passkey worden geopend. Log in met de passkey.',
    passkey_unsupported:
      'Passkeys kunnen in deze browser niet worden gebruikt. Gebruik een andere browser, of log op een andere manier in.',
    passkey_unusable:
      'De nieuwe passkey kan de wallet niet openen, omdat versleuteling (PRF) ontbreekt. Verwijder de passkey in de wachtwoordmanager of op het apparaat waarmee die is gemaakt: de passkey heeft de naam van dit account. Gebruik daarna een andere.',
    passkey_wrong:
      'Deze passkey opent de wallet niet. Gebruik de passkey die in de instellingen van de wallet is toegevoegd.',
    proof_refused: 'De hersteldienst kon uw account niet controleren. Log opnieuw in.',
    provider_error:
      'De aanbieder heeft een fout gemeld. Probeer het opnieuw, of log op een andere manier in.',
    provider_refused: 'De aanbieder heeft de login niet bevestigd. Begin opnieuw.',
    provider_unavailable: 'De aanbieder is niet bereikbaar. Probeer het later opnieuw.',
    provider_unknown: 'Deze login is niet beschikbaar. Log op een andere manier in.',
    queue_full: 'Er wachten te veel verzoeken. Beantwoord die eerst.',
    recovery: 'De hersteldienst is niet bereikbaar. Probeer het later opnieuw.',
    recovery_delayed:
      'Dit apparaat is nieuw. Sta het toe op een apparaat dat u al gebruikt, in de walletinstellingen onder “Apparaten”, en log hier opnieuw in. Hebt u er geen, log hier dan na een dag opnieuw in.',
    retry_later: 'Te veel verzoeken. Wacht even en probeer het opnieuw.',
    rpc_unavailable: 'Het netwerk is niet bereikbaar. Probeer het later opnieuw.',
    send_rejected: 'Het netwerk heeft de transactie geweigerd. Er is niets verzonden.',
    send_unknown:
      'Het netwerk heeft niet geantwoord. Mogelijk is de transactie verzonden: controleer dat voordat u het opnieuw probeert.',
    service_unavailable: 'De inlogdienst is niet bereikbaar. Probeer het later opnieuw.',
    smart_account_funds:
      'Het saldo van het smart account is te laag voor het bedrag en de netwerkkosten. Het heeft een eigen adres: de tegoeden van uw gewone account blijven daar.',
    session_expired: 'De sessie op dit apparaat is verlopen of ingetrokken. Log opnieuw in.',
    signature: 'Het verzoek kon niet worden gecontroleerd. Probeer het opnieuw.',
    storage_blocked:
      'De browser laat deze login geen gegevens opslaan. Sta cookies van derden toe voor deze site, of gebruik een andere browser, en probeer het opnieuw.',
    storage_full:
      'De browser heeft geen ruimte meer voor deze login. Verwijder gegevens van andere sites, of bestanden, en probeer het opnieuw.',
    too_many_attempts: 'Te veel pogingen. Vraag een nieuwe code aan.',
    unknown: 'Er is een fout opgetreden. Er is niets verzonden.',
    unknown_origin: 'Deze site mag deze login niet gebruiken.',
    unknown_wallet: 'De wallet hoort niet bij dit account.',
    vault_unavailable: 'De login kon niet worden geladen. Laad de pagina opnieuw en probeer het nog eens.',
    wallet: 'De wallet is niet beschikbaar op dit apparaat. Log opnieuw in.',
    wallet_exists: 'Dit account heeft al een wallet. Begin opnieuw.',
    wallet_mismatch:
      'De inlogdienst heeft gegevens van een andere wallet verzonden. Er is niets ondertekend.',
    would_fail: 'De transactie zou mislukken. Er is niets ondertekend.',
  },
  declined: 'Verzoek geweigerd',
  noSmartAccounts: 'Smart accounts zijn niet beschikbaar op dit netwerk.',
  accountTypeUnknown: 'Het type van het account moet “eoa” of “smartAccount” zijn.',
  callNotAllowed: 'Requested RPC call is not allowed',
  calls: {
    capability_unsupported:
      'Een functie van het verzoek wordt niet ondersteund. Markeer die als optioneel, of laat die weg.',
    chain_unsupported: 'Reeksen van aanroepen worden niet ondersteund op dit netwerk.',
    duplicate_id: 'Er is al een reeks met deze ID. Gebruik een andere.',
    too_many_calls: 'De reeks heeft te veel aanroepen. Splits die op.',
    unknown_id: 'Er is geen reeks met deze ID.',
  },
  actionNotAllowed: 'Action not allowed',
  notLoggedIn: 'Log eerst in.',
  chainUnknown: 'Dit netwerk is niet beschikbaar.',
  approve: 'Goedkeuren',
  decline: 'Weigeren',
  close: 'Sluiten',
  requestedBy: 'Gevraagd door',
  preparing: 'Het verzoek wordt gecontroleerd…',
  details: 'Details',
  signing: 'Ondertekenen…',
  sending: 'Ondertekenen en verzenden. Dit kan even duren…',
  failedTitle: 'Verzoek mislukt',
  covered: 'Maak dit venster helemaal zichtbaar om verder te gaan.',
  unread: 'Scrol naar het einde om verder te gaan.',
  moreWaiting: 'Andere wachtende verzoeken: {count}',
  titles: {
    approveNfts: 'Toegang tot NFT’s toestaan',
    approveToken: 'Een contract tokens laten besteden',
    batch: { one: '{count} actie goedkeuren', other: '{count} acties goedkeuren' },
    callContract: 'Een contract aanroepen',
    changeEmail: 'Uw e-mailadres wijzigen',
    createContract: 'Een contract aanmaken',
    grantPermission: 'Een machtiging verlenen',
    moveRecovery: 'Herstel van de wallet wijzigen',
    revokePermission: 'Een machtiging intrekken',
    send: '{symbol} verzenden',
    sendNft: 'Een NFT verzenden',
    sendToken: 'Tokens verzenden',
    signIn: 'Aanmelden',
    signMessage: 'Een bericht ondertekenen',
    signPermit: 'Toegang tot tokens toestaan',
    signTransaction: 'Een transactie ondertekenen',
    signTransactions: { one: '{count} transactie ondertekenen', other: '{count} transacties ondertekenen' },
    signTypedData: 'Gegevens ondertekenen',
  },
  fields: {
    account: 'Account',
    accountContract: 'Contract van het smart account',
    accountRent: 'Nieuw tokenaccount van de ontvanger',
    amount: 'Bedrag',
    amountOrTokenId: 'Bedrag of token-ID',
    authority: 'Nieuwe bevoegde',
    call: 'Actie {number}',
    chainId: 'Netwerk-ID',
    contract: 'Contract',
    currentEmail: 'Huidig e-mailadres',
    currentRecovery: 'Tot nu toe hersteld met',
    data: 'Gegevens',
    expires: 'Verloopt',
    from: 'Van',
    instruction: 'Instructie {number}',
    maximumFee: 'Maximale netwerkkosten',
    message: 'Bericht',
    method: 'Methode',
    network: 'Netwerk',
    newEmail: 'Nieuw e-mailadres',
    newRecovery: 'Voortaan hersteld met',
    nonce: 'Nonce',
    owner: 'Eigenaar',
    payer: 'Betaler van de kosten',
    program: 'Programma',
    resources: 'Bronnen',
    sessionAccount: 'Sessieaccount',
    spender: 'Wie toegang krijgt',
    statement: 'Verklaring',
    to: 'Naar',
    token: 'Token',
    tokenAddress: 'Tokenadres',
    tokenId: 'Token-ID',
    uri: 'URI',
    value: 'Bedrag in {symbol}',
    verifyingContract: 'Voor het contract',
    version: 'Versie',
  },
  warnings: {
    approvesNfts:
      'Dit geeft toegang tot al uw NFT’s van deze collectie. Keur dit alleen goed als u de site vertrouwt.',
    approvesSpender:
      'Hiermee kan iemand anders uw tokens besteden, ook later. Keur dit alleen goed als u de site vertrouwt.',
    changesEmail:
      'Iedereen die de e-mail van het nieuwe adres leest, kan daarna op dit account inloggen. Keur dit alleen goed als het adres van u is.',
    createsContract: 'Deze transactie maakt een contract aan. Er is geen ontvanger.',
    hiddenAccess:
      'Hiermee kan {account} ook tokens of NFT’s van {contract} nemen, ook later. Weiger als u dat niet verwacht.',
    hiddenNft:
      'Hiermee worden ook NFT’s van {contract} naar {account} verzonden. Weiger als u dat niet verwacht.',
    hiddenCharacters: 'Het bericht bevat verborgen tekens. Ze worden als codes getoond.',
    incompleteSignIn: 'Dit lijkt op een aanmeldverzoek, maar volgt de standaard niet.',
    lookupTables:
      'Sommige accounts van deze transactie maken er geen deel van uit en kunnen niet worden getoond.',
    movesRecovery:
      'Iedereen die de nieuwe login heeft, kan deze wallet daarna op een ander apparaat openen en alles erin nemen. Keur dit alleen goed als de login van u is.',
    noChainId: 'De handtekening is geldig op elk netwerk.',
    notReadable: 'Het bericht is geen tekst. U kunt niet weten wat u ondertekent.',
    paysSomeoneElse: 'De tokens komen van een ander account dat u toegang heeft gegeven.',
    permit:
      'Met deze handtekening kan iemand anders uw tokens besteden, zonder een nieuw verzoek. Keur dit alleen goed als u de site vertrouwt.',
    permissionAnyContent:
      'De aanroepen kunnen elke inhoud hebben. Voor hun gevolgen geldt geen maximumbedrag. Keur dit alleen goed als u de site vertrouwt.',
    permissionAnyRecipient: 'De ontvanger staat niet vast: de site kan naar elk account verzenden.',
    permissionMovesTokens:
      'Met deze methoden kan de site alle tokens van de contracten nemen, of anderen ze laten besteden, ook nadat de machtiging is beëindigd. Weiger dit.',
    permissionShortPeriod: 'Het bedrag is na minder dan een uur weer beschikbaar. Per dag is dat veel meer.',
    permissionUnlimited: 'Het bedrag heeft geen echte limiet: de site kan alles nemen. Weiger dit.',
    permissionUnknownToken: 'De token is niet bekend. Het bedrag wordt in de kleinste eenheid getoond.',
    replacesContract:
      'Dit account gebruikt het contract van een andere wallet op dit netwerk. Dat contract wordt vervangen.',
    sale: 'Met deze handtekening kan iemand anders uw tokens of NFT’s nemen voor de vermelde prijs. Controleer die.',
    signInAddress: 'De aanmelding is voor een ander account.',
    signInChain: 'De aanmelding is voor een ander netwerk.',
    signInDomain:
      'De aanmelding is voor “{domain}”, maar deze site is “{origin}”. Mogelijk probeert iemand daar in uw account te komen. Weiger dit.',
    signInExpired: 'De aanmelding is op dit moment niet geldig.',
    simulatedCall:
      'Van deze aanroep zijn alleen de wijzigingen bekend die hier worden getoond. Controleer ze, en keur dit alleen goed als u de site vertrouwt.',
    solanaAuthority: 'Dit geeft iemand anders de controle over een account.',
    solanaDelegate:
      'Hiermee kan iemand anders uw tokens besteden, ook later. Keur dit alleen goed als u de site vertrouwt.',
    unknownCall: 'Het gevolg van deze aanroep is niet bekend. Keur dit alleen goed als u de site vertrouwt.',
    unknownInstruction:
      'Het gevolg van deze instructie is niet bekend. Keur dit alleen goed als u de site vertrouwt.',
    wouldFail: 'Deze transactie zou op dit moment mislukken.',
  },
  notices: {
    allOrNone: 'Deze acties gebeuren samen: als er een mislukt, gebeurt er geen enkele.',
    createsSmartAccount:
      'Uw smart account wordt op dit netwerk ingesteld. Het heeft een eigen adres: de tegoeden van uw gewone account blijven daar.',
    becomesSmartAccount:
      'Uw account wordt een smart account op dit netwerk. Het adres, de saldo’s en het herstel blijven hetzelfde. Het kan dan meerdere acties in één stap uitvoeren.',
    feeSponsored: 'De netwerkkosten worden voor u betaald.',
    feeSponsoredBy: 'Netwerkkosten betaald door {name}',
    sponsorOverBudget: 'Het budget van de app voor netwerkkosten is op. U betaalt de kosten.',
    sponsorRefused: 'De netwerkkosten worden deze keer niet voor u betaald. U betaalt ze.',
    sponsorUnavailable: 'De dienst die netwerkkosten betaalt, is niet bereikbaar. U betaalt de kosten.',
  },
  unlimited: 'Onbeperkt',
  allNfts: 'Alle NFT’s van de collectie',
  none: 'Niemand: de toegang eindigt',
  noEmail: 'Geen',
  unknownRecovery: 'Niet bekend op dit apparaat',
  instructions: {
    approve: 'Iemand tokens laten besteden',
    closeAccount: 'Een tokenaccount sluiten',
    computeBudget: 'De netwerkkosten instellen',
    createAccount: 'Een account aanmaken',
    createTokenAccount: 'Een tokenaccount aanmaken',
    memo: 'Een notitie toevoegen',
    revoke: 'De toegang tot tokens beëindigen',
    setAuthority: 'De controle over een account wijzigen',
    transferSol: 'SOL verzenden',
    transferToken: 'Tokens verzenden',
    unknown: 'Onbekende instructie',
  },
  passkey: {
    title: 'Inloggen met een passkey',
    text: 'Hiermee logt u in op deze site, met de passkey die u in de instellingen van uw wallet hebt toegevoegd.',
    unlockTitle: 'De wallet op dit apparaat openen',
    unlockText: 'Bevestig nog een keer om de wallet op dit apparaat te openen. Gebruik dezelfde passkey.',
    loading: 'Inloggen wordt voorbereid…',
    asking: 'Volg de stappen van uw browser…',
    use: 'Passkey gebruiken',
    cancel: 'Annuleren',
  },
  leave: {
    title: 'Verder met inloggen',
    text: 'U logt in dit venster in bij {host} en keert daarna terug naar deze site.',
    leave: 'Doorgaan',
    cancel: 'Annuleren',
  },
  settings,
  permissions,
  window: {
    text: 'U beslist in een apart venster, waarin deze site niets voor u kan verbergen.',
    open: 'Venster openen',
    isOpen: 'Ga verder in het andere venster.',
    blocked:
      'Er kon geen venster worden gebruikt. Sta pop-upvensters toe voor deze site en probeer het opnieuw. Open deze site in uw browser als u een app gebruikt die geen vensters opent. Is er een venster geopend dat leeg blijft, sluit het dan: deze site is er niet voor ingesteld.',
  },
  simulation: {
    title: 'Verwachte saldowijzigingen',
    unavailable: 'Het netwerk kan deze transactie niet simuleren.',
    reverted: 'De simulatie is mislukt: {reason}',
    succeeded: 'De transactie zou slagen. Saldowijzigingen zijn niet bekend.',
    noChange: 'Geen wijziging van {symbol} vóór de kosten',
    baseUnits: '{amount} eenheden van een token zonder naam',
    otherTokens: 'Saldo’s van andere tokens kunnen ook wijzigen.',
    reportedTokens:
      'Tokens die hun overboekingen niet melden, zijn niet inbegrepen. Het resultaat kan later afwijken.',
  },
}
