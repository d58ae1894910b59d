// Reviewed by a native speaker: no
import type { MessageCopy } from '../../MessageCopy.js'

const tellOwner = 'Powiadom właściciela tej witryny.'
const invalidRequest = {
  text: 'Ta witryna wysłała nieprawidłowe żądanie.',
  advice: 'Do portfela nic nie wysłano.',
}
const unreachable = 'Sprawdź połączenie i spróbuj ponownie.'

/** The texts of errors, snackbar messages and alerts in Polish. */
export const messages: MessageCopy = {
  errors: {
    unexpected: { text: 'Coś poszło nie tak' },
    aborted: { text: 'Żądanie przerwane' },
    'user-rejected': { text: 'Żądanie odrzucono w portfelu.' },
    'action-ignored': { text: 'Teraz nie można tego zrobić.' },
    'wallet-request': { text: 'Portfel nie mógł tego wykonać.' },
    'wallet-response': {
      text: 'Portfel przysłał odpowiedź, której nie można użyć.',
      advice: 'Zaktualizuj go lub wybierz inny.',
    },
    'wallet-not-found': {
      text: 'Nie znaleziono tego portfela.',
      advice: 'Zainstaluj go lub wybierz inny portfel.',
    },
    'chain-not-supported': {
      text: 'Sieć nie jest obsługiwana',
      advice: 'Dodaj sieć w portfelu lub wybierz inną.',
    },
    'method-not-supported': { text: 'Portfel nie obsługuje tej czynności.' },
    'not-connected': { text: 'Nie połączono portfela.', advice: 'Najpierw połącz portfel.' },
    'sign-in': {
      text: 'Logowanie w aplikacji nie powiodło się.',
      advice: 'Spróbuj ponownie. Jeśli znów się nie uda, poproś o pomoc w aplikacji.',
    },
    'not-logged-in': { text: 'Wymagane jest zalogowanie.', advice: 'Zaloguj się i spróbuj ponownie.' },
    'session-changed': {
      text: 'Portfel, konto lub sieć zmieniły się przed wysłaniem żądania.',
      advice: 'Nic nie podpisano ani nie wysłano. Sprawdź żądanie i spróbuj ponownie.',
    },
    'session-ended': { text: 'Sesja wygasła', advice: 'Połącz portfel ponownie.' },
    'account-not-found': {
      text: 'Nie znaleziono tego konta.',
      advice: 'Wybierz je w portfelu lub połącz portfel ponownie.',
    },
    disconnect: { text: 'Nie udało się rozłączyć' },
    'relay-unreachable': { text: 'Usługa połączeń jest niedostępna.', advice: unreachable },
    'relay-not-configured': { text: 'W tej witrynie nie skonfigurowano portfeli na innych urządzeniach.' },
    'service-unreachable': { text: 'Katalog portfeli jest niedostępny.', advice: unreachable },
    'service-response': {
      text: 'Katalog portfeli przysłał odpowiedź, której nie można użyć.',
      advice: 'Spróbuj ponownie później.',
    },
    'balance-unavailable': { text: 'Saldo niedostępne', advice: 'Spróbuj ponownie za 30 sekund.' },
    'nfts-unavailable': { text: 'Nie udało się pobrać NFT', advice: 'Spróbuj ponownie za 30 sekund.' },
    'transactions-unavailable': {
      text: 'Nie udało się pobrać transakcji',
      advice: 'Spróbuj ponownie za 30 sekund.',
    },
    'invalid-send': { text: 'Dane przelewu są niepełne.' },
    'invalid-swap': { text: 'Dane wymiany są niepełne.' },
    'simulation-unavailable': {
      text: 'Ta sieć nie może sprawdzić transakcji.',
      advice: 'Nic nie podpisano. Spróbuj ponownie lub użyj innej sieci.',
    },
    'swap-network': { text: 'Wymiana w tej sieci nie jest obsługiwana' },
    'swap-price-changed': {
      text: 'Cena się zmieniła.',
      advice: 'Jest gorsza niż pokazana. Nic nie podpisano. Sprawdź nową cenę.',
    },
    'review-changed': { text: 'Dane się zmieniły.', advice: 'Sprawdź je i wyślij ponownie.' },
    'simulation-reverted': {
      text: 'Kontrakt odrzuciłby ten przelew.',
      advice: 'Nic nie wysłano. Token lub odbiorca może na to nie pozwalać.',
    },
    'transaction-mismatch': { text: 'Transakcja różni się od sprawdzonej. Nic nie wysłano.' },
    'receipt-timeout': {
      text: 'Transakcja nie jest jeszcze potwierdzona.',
      advice: 'To nadal może nastąpić. Sprawdź ją, zanim wyślesz ponownie.',
    },
    'blockhash-expired': {
      text: 'Transakcja wygasła przed potwierdzeniem.',
      advice: 'Nic nie wysłano. Można ją bezpiecznie wysłać ponownie.',
    },
    'network-not-found': { text: 'Nie znaleziono sieci', advice: 'Wybierz inną sieć.' },
    'invalid-project-id': {
      text: 'Nieprawidłowy ID projektu',
      advice: 'Ustaw w opcji `projectId` wartość wydaną przez operatora przekaźnika.',
    },
    'origin-not-allowed': {
      text: 'Nieprawidłowa konfiguracja aplikacji',
      advice: 'Dodaj źródło do dozwolonych źródeł projektu w przekaźniku.',
    },
    'adapter-not-found': { text: 'Nie znaleziono adaptera', advice: tellOwner },
    'provider-missing': { text: 'Ta witryna jest źle skonfigurowana.', advice: tellOwner },
    config: { text: 'Ta witryna jest źle skonfigurowana.', advice: tellOwner },
    'invalid-address': { text: 'Ten adres jest nieprawidłowy w tej sieci.', advice: 'Sprawdź adres.' },
    'invalid-amount': { text: 'Tej kwoty nie można wysłać.', advice: 'Sprawdź kwotę.' },
    'invalid-transaction': invalidRequest,
    'invalid-typed-data': invalidRequest,
    'invalid-parameter': invalidRequest,
    'invalid-caip': invalidRequest,
  },
  walletAdvice: {
    [-32002]: 'W {wallet} jest otwarte żądanie. Odpowiedz na nie i spróbuj ponownie.',
    4100: '{wallet} nie pozwala tej witrynie używać Twojego konta. Połącz portfel ponownie.',
    4900: '{wallet} jest offline. Sprawdź połączenie i spróbuj ponownie.',
    4901: '{wallet} nie może połączyć się z tą siecią. Wybierz inną lub spróbuj ponownie później.',
  },
  anyWallet: 'Twój portfel',
  waiting: {
    title: 'Nic się nie otworzyło?',
    extension: 'Poszukaj ikony {wallet} na pasku przeglądarki; okno może być za tym oknem.',
    'in-app-browser':
      'Poszukaj żądania nad tą stroną. W razie potrzeby odblokuj {wallet} lub odśwież stronę.',
    window:
      'Okno może być za tym oknem lub przeglądarka mogła je zablokować. Zezwól tej witrynie na wyskakujące okna.',
    device: 'Odblokuj urządzenie z {wallet} i poszukaj na nim żądania.',
    app: 'Sprawdź, czy {wallet} jest na tym urządzeniu, i otwórz aplikację ponownie.',
    website:
      'Przeglądarka mogła zablokować nową kartę. Zezwól tej witrynie na wyskakujące okna i otwórz ją ponownie.',
  },
  oneClick: {
    scan: 'Zeskanuj ten kod w {wallet}, aby się połączyć i zalogować.',
    scanAny: 'Zeskanuj ten kod portfelem, aby się połączyć i zalogować.',
    open: 'Połącz się tam i zaloguj, a potem wróć tutaj.',
    authenticating: { title: 'Uwierzytelnianie…', text: 'Aplikacja sprawdza podpis.' },
  },
  networkFailures: {
    unreachable: { text: 'Sieć jest niedostępna', advice: unreachable },
    failed: { text: 'Sieć teraz nie odpowiada', advice: 'Spróbuj ponownie za chwilę.' },
    limited: {
      text: 'Sieć jest przeciążona',
      advice: 'Otrzymuje zbyt wiele żądań. Spróbuj ponownie za chwilę.',
    },
    refused: { text: 'Sieć odrzuciła żądanie' },
    unsupported: {
      text: 'Niedostępne w tej sieci',
      advice: 'Wybierz inną sieć lub powiadom właściciela tej witryny.',
    },
    'wrong-chain': { text: 'Ta sieć jest źle skonfigurowana w tej witrynie', advice: tellOwner },
    disagreed: {
      text: 'Sieć podała różne odpowiedzi',
      advice: 'Nic nie wysłano. Spróbuj ponownie za chwilę.',
    },
  },
  serviceBusy: { text: 'Katalog portfeli jest przeciążony.', advice: 'Spróbuj ponownie za chwilę.' },
  snackbar: {
    'transaction-started': 'Transakcja rozpoczęta',
    'transaction-failed': 'Transakcja nie powiodła się',
    'swap-arrived': 'Wymiana dotarła do sieci {network}',
    'swap-partial': 'Do sieci {network} dotarł inny token lub inna kwota',
    'swap-refunded': 'Zwrócono środki z wymiany do sieci {network}',
    'swap-not-arrived': 'Wymiana do sieci {network} nie powiodła się',
    'balance-unavailable': 'Saldo niedostępne',
    'request-completed-late': 'Żądanie wykonano po anulowaniu',
    disconnect: 'Nie udało się rozłączyć',
    'session-ended': 'Sesja wygasła',
  },
  alerts: {
    PROJECT_ID_NOT_CONFIGURED:
      'Brak ID projektu: opcja `projectId` jest pusta. Ustaw w niej nazwę aplikacji, na przykład `my-dapp`. Jeśli przekaźnik lub brama ma listę projektów, ustaw ID z tej listy.',
    INVALID_PROJECT_ID:
      'Nieprawidłowy ID projektu: przekaźnik nie zna ID projektu tej strony. Ustaw w opcji `projectId` wartość wydaną przez operatora przekaźnika.',
    INVALID_APP_CONFIGURATION:
      'Nieprawidłowa konfiguracja aplikacji: przekaźnik nie zezwala na źródło tej strony. Dodaj je do dozwolonych źródeł projektu w przekaźniku.',
    SWITCH_NETWORK_NOT_FOUND:
      'Nie znaleziono sieci: strona próbowała przejść do sieci, której nie ma w opcji `networks`. Dodaj ją tam.',
    AUTH_CONNECTOR_NOT_FOUND:
      'Nie znaleziono adresu lub konektora logowania: strona próbowała zarejestrować nazwę bez konta. Najpierw połącz konto w sieci EVM.',
    IFRAME_LOAD_FAILED:
      'Nie udało się wczytać logowania e-mailem: ramka logowania się nie wczytała. Sprawdź jej URL i `frame-src` tej strony.',
    IFRAME_REQUEST_TIMEOUT:
      'Błąd podczas uruchamiania uwierzytelniania: ramka logowania nie odpowiedziała na czas.',
    UNVERIFIED_DOMAIN:
      'Ramka logowania nie jest udostępniana tej stronie. Dodaj jej źródło do dozwolonych źródeł projektu na serwerze ramki lub popraw ID projektu.',
  },
}
