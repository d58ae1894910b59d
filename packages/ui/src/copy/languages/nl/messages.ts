// Reviewed by a native speaker: no
import type { MessageCopy } from '../../MessageCopy.js'

const tellOwner = 'Meld dit aan de eigenaar van deze site.'
const invalidRequest = {
  text: 'Deze site heeft een ongeldig verzoek gedaan.',
  advice: 'Er is niets naar uw wallet verzonden.',
}
const unreachable = 'Controleer uw verbinding en probeer het opnieuw.'

/** The texts of errors, snackbar messages and alerts in Dutch. */
export const messages: MessageCopy = {
  errors: {
    unexpected: { text: 'Er is iets misgegaan' },
    aborted: { text: 'Het verzoek is afgebroken' },
    'user-rejected': { text: 'Het verzoek is geweigerd in uw wallet.' },
    'action-ignored': { text: 'Dit is nu niet mogelijk.' },
    'wallet-request': { text: 'Uw wallet kon dit niet uitvoeren.' },
    'wallet-response': {
      text: 'Uw wallet heeft een onbruikbaar antwoord gegeven.',
      advice: 'Werk de wallet bij, of kies een andere.',
    },
    'wallet-not-found': {
      text: 'Deze wallet is niet gevonden.',
      advice: 'Installeer de wallet, of kies een andere.',
    },
    'chain-not-supported': {
      text: 'Dit netwerk wordt niet ondersteund',
      advice: 'Voeg het netwerk toe in uw wallet, of kies een ander netwerk.',
    },
    'method-not-supported': { text: 'Uw wallet ondersteunt deze actie niet.' },
    'not-connected': { text: 'Er is geen wallet verbonden.', advice: 'Verbind eerst een wallet.' },
    'sign-in': {
      text: 'Deze app kon u niet aanmelden.',
      advice: 'Probeer het opnieuw. Lukt het weer niet, vraag de app dan om hulp.',
    },
    'not-logged-in': { text: 'U bent niet ingelogd.', advice: 'Log in en probeer het opnieuw.' },
    'session-changed': {
      text: 'Uw wallet, account of netwerk is gewijzigd voordat het verzoek werd verzonden.',
      advice: 'Er is niets ondertekend of verzonden. Controleer het verzoek en probeer het opnieuw.',
    },
    'session-ended': { text: 'Sessie verlopen', advice: 'Verbind uw wallet opnieuw.' },
    'account-not-found': {
      text: 'Dit account is niet gevonden.',
      advice: 'Kies het in uw wallet, of verbind uw wallet opnieuw.',
    },
    disconnect: { text: 'Loskoppelen is mislukt' },
    'relay-unreachable': { text: 'De verbindingsdienst is niet bereikbaar.', advice: unreachable },
    'relay-not-configured': { text: 'Wallets op andere apparaten zijn niet ingesteld op deze site.' },
    'service-unreachable': { text: 'De walletlijst is niet bereikbaar.', advice: unreachable },
    'service-response': {
      text: 'De walletlijst heeft een onbruikbaar antwoord gegeven.',
      advice: 'Probeer het later opnieuw.',
    },
    'balance-unavailable': {
      text: 'Tokensaldo niet beschikbaar',
      advice: 'Probeer het over 30 seconden opnieuw.',
    },
    'nfts-unavailable': {
      text: 'De NFT’s konden niet worden opgehaald',
      advice: 'Probeer het over 30 seconden opnieuw.',
    },
    'transactions-unavailable': {
      text: 'De transacties konden niet worden opgehaald',
      advice: 'Probeer het over 30 seconden opnieuw.',
    },
    'invalid-send': { text: 'De overboeking is onvolledig.' },
    'invalid-swap': { text: 'De omwisseling is onvolledig.' },
    'simulation-unavailable': {
      text: 'Dit netwerk kan de transactie niet controleren.',
      advice: 'Er is niets ondertekend. Probeer het opnieuw, of gebruik een ander netwerk.',
    },
    'swap-network': { text: 'Omwisselen kan niet op dit netwerk' },
    'swap-price-changed': {
      text: 'De prijs is gewijzigd.',
      advice: 'De prijs is slechter dan getoond. Er is niets ondertekend. Bekijk de nieuwe prijs.',
    },
    'review-changed': { text: 'De cijfers zijn gewijzigd.', advice: 'Controleer ze en verzend dan opnieuw.' },
    'simulation-reverted': {
      text: 'Een contract zou deze overboeking afwijzen.',
      advice: 'Er is niets verzonden. Mogelijk staat de token of de ontvanger het niet toe.',
    },
    'transaction-mismatch': { text: 'De transactie wijkt af van de controle. Er is niets verzonden.' },
    'receipt-timeout': {
      text: 'De transactie is nog niet bevestigd.',
      advice: 'Dat kan nog gebeuren. Zoek de transactie op voordat u die opnieuw verzendt.',
    },
    'blockhash-expired': {
      text: 'De transactie is verlopen voordat die werd bevestigd.',
      advice: 'Er is niets verzonden. U kunt de transactie veilig opnieuw verzenden.',
    },
    'network-not-found': { text: 'Netwerk niet gevonden', advice: 'Kies een ander netwerk.' },
    'invalid-project-id': {
      text: 'Ongeldige project-ID',
      advice: 'Stel de optie `projectId` in op een ID die de beheerder van de relay heeft uitgegeven.',
    },
    'origin-not-allowed': {
      text: 'Ongeldige configuratie van de app',
      advice: 'Voeg de origin toe aan de toegestane origins van het project bij de relay.',
    },
    'adapter-not-found': { text: 'Adapter niet gevonden', advice: tellOwner },
    'provider-missing': { text: 'Deze site is niet goed ingesteld.', advice: tellOwner },
    config: { text: 'Deze site is niet goed ingesteld.', advice: tellOwner },
    'invalid-address': { text: 'Dit adres is niet geldig op dit netwerk.', advice: 'Controleer het adres.' },
    'invalid-amount': { text: 'Dit bedrag kan niet worden verzonden.', advice: 'Controleer het bedrag.' },
    'invalid-transaction': invalidRequest,
    'invalid-typed-data': invalidRequest,
    'invalid-parameter': invalidRequest,
    'invalid-caip': invalidRequest,
  },
  walletAdvice: {
    [-32002]: '{wallet} heeft een openstaand verzoek. Beantwoord het en probeer het opnieuw.',
    4100: '{wallet} laat deze site uw account niet gebruiken. Verbind de wallet opnieuw.',
    4900: '{wallet} is offline. Controleer uw verbinding en probeer het opnieuw.',
    4901: '{wallet} kan dit netwerk niet bereiken. Kies een ander netwerk, of probeer het later opnieuw.',
  },
  anyWallet: 'Uw wallet',
  waiting: {
    title: 'Niets geopend?',
    extension:
      'Zoek het pictogram van {wallet} in de werkbalk van uw browser; mogelijk staat er een venster achter dit venster.',
    'in-app-browser':
      'Zoek het verzoek boven deze pagina. Ontgrendel {wallet} als de wallet vergrendeld is, of laad deze pagina opnieuw.',
    window:
      'Mogelijk staat er een venster achter dit venster, of heeft uw browser het geblokkeerd. Sta pop-ups toe voor deze site.',
    device: 'Ontgrendel het apparaat met {wallet} en zoek daar het verzoek.',
    app: 'Controleer of {wallet} op dit apparaat is geïnstalleerd en open de app opnieuw.',
    website:
      'Mogelijk heeft uw browser het nieuwe tabblad geblokkeerd. Sta pop-ups toe voor deze site en open het opnieuw.',
  },
  oneClick: {
    scan: 'Scan deze code met {wallet} om te verbinden en u aan te melden.',
    scanAny: 'Scan deze code met een wallet om te verbinden en u aan te melden.',
    open: 'Maak daar verbinding, meld u aan en kom dan terug.',
    authenticating: { title: 'Aanmelden…', text: 'De app controleert uw handtekening.' },
  },
  networkFailures: {
    unreachable: { text: 'Het netwerk is niet bereikbaar', advice: unreachable },
    failed: { text: 'Het netwerk kan nu niet antwoorden', advice: 'Probeer het zo opnieuw.' },
    limited: { text: 'Het netwerk is druk', advice: 'Het krijgt te veel verzoeken. Probeer het zo opnieuw.' },
    refused: { text: 'Het netwerk heeft het verzoek geweigerd' },
    unsupported: {
      text: 'Dit is niet beschikbaar op dit netwerk',
      advice: 'Kies een ander netwerk, of meld dit aan de eigenaar van deze site.',
    },
    'wrong-chain': { text: 'Dit netwerk is niet goed ingesteld op deze site', advice: tellOwner },
    disagreed: {
      text: 'Het netwerk gaf verschillende antwoorden',
      advice: 'Er is niets verzonden. Probeer het zo opnieuw.',
    },
  },
  serviceBusy: { text: 'De walletlijst is overbelast.', advice: 'Probeer het zo opnieuw.' },
  snackbar: {
    'transaction-started': 'Transactie gestart',
    'transaction-failed': 'Transactie mislukt',
    'swap-arrived': 'Uw omwisseling is aangekomen op {network}',
    'swap-partial': 'Op {network} is een andere token of een ander bedrag aangekomen',
    'swap-refunded': 'Uw omwisseling naar {network} is terugbetaald',
    'swap-not-arrived': 'Uw omwisseling naar {network} is mislukt',
    'balance-unavailable': 'Tokensaldo niet beschikbaar',
    'request-completed-late': 'Verzoek voltooid nadat het was geannuleerd',
    disconnect: 'Loskoppelen is mislukt',
    'session-ended': 'Sessie verlopen',
  },
  alerts: {
    PROJECT_ID_NOT_CONFIGURED:
      'Project-ID niet ingesteld: de optie `projectId` is leeg. Stel die in op een naam voor uw app, zoals `my-dapp`. Heeft uw relay of gateway een lijst met projecten, stel de optie dan in op de ID uit die lijst.',
    INVALID_PROJECT_ID:
      'Ongeldige project-ID: de relay kent de project-ID van deze pagina niet. Stel de optie `projectId` in op een ID die de beheerder van de relay heeft uitgegeven.',
    INVALID_APP_CONFIGURATION:
      'Ongeldige configuratie van de app: de relay staat de origin van deze pagina niet toe. Voeg de origin toe aan de toegestane origins van het project bij de relay.',
    SWITCH_NETWORK_NOT_FOUND:
      'Netwerk niet gevonden: deze pagina wilde overschakelen naar een netwerk dat ontbreekt in de optie `networks`. Voeg het daar toe.',
    AUTH_CONNECTOR_NOT_FOUND:
      'Adres of auth-connector niet gevonden: deze pagina wilde een naam registreren zonder account. Verbind eerst een account op een EVM-netwerk.',
    IFRAME_LOAD_FAILED:
      'Inloggen met e-mail kan niet worden geladen: het loginframe kon niet worden geladen. Controleer de URL en de `frame-src` van deze pagina.',
    IFRAME_REQUEST_TIMEOUT:
      'Bij het starten van de authenticatie is een probleem opgetreden: het loginframe heeft niet op tijd geantwoord.',
    UNVERIFIED_DOMAIN:
      'Het loginframe wordt niet aan deze pagina geleverd. Voeg de origin van de pagina toe aan de toegestane origins van het project op de server van het frame, of corrigeer de project-ID.',
  },
}
