// Reviewed by a native speaker: no
import type { OnRampCopy } from '../../OnRampCopy.js'

/** The strings of the views that buy tokens with money, in Polish. */
export const onRamp: OnRampCopy = {
  restricted: {
    title: 'Niedostępne w Twoim regionie',
    text: 'Dostawcy nie sprzedają tokenów tam, gdzie jesteś.',
  },
  unsupported: {
    title: 'W tej sieci nie ma nic do kupienia',
    text: 'Zmień sieć, aby zobaczyć, co można kupić.',
  },
  absent: {
    title: 'Tutaj niedostępne',
    text: 'Aplikacja nie ma jeszcze dostawców, od których można kupić.',
  },
  unavailable: {
    title: 'Zakupy są teraz niedostępne',
    text: 'Dostawcy nie odpowiadają. Spróbuj ponownie za chwilę.',
  },
  retry: 'Spróbuj ponownie',
  loading: 'Wczytywanie dostępnych tokenów',
  pay: 'Płacisz',
  receive: 'Otrzymujesz',
  currency: 'Waluta:',
  onNetwork: 'W sieci {network}',
  limits: 'Od {min} do {max}',
  suggestions: 'Proponowane kwoty',
  checks: {
    'add-amount': 'Od {min} do {max}',
    'incorrect-value': 'Wpisz kwotę z najwyżej dwoma miejscami po przecinku',
    'below-min': 'Co najmniej {min}',
    'above-max': 'Najwyżej {max}',
  },
  providers: 'Dostawcy',
  best: 'Najlepsza cena',
  fee: 'Opłaty {fee}',
  fees: 'Opłaty {fee}, w tym sieć {networkFee}',
  feeUnknown: 'Opłaty wliczone',
  feeLater: 'Opłaty pokaże dostawca',
  feeRange: 'Opłaty {min}–{max}%',
  estimate: 'Szacunek',
  noEstimate: 'Brak szacunku',
  noQuote: 'Niedostępne dla tej kwoty',
  quoteLoading: 'Pobieranie wyceny',
  estimates: {
    title: 'Brak aktualnych cen',
    text: 'To szacunki. Dokładną cenę dostawca pokaże przed zapłatą.',
  },
  failed: {
    title: '{provider}: niedostępne',
    text: 'Nic nie zapłacono. Wybierz innego dostawcę lub spróbuj ponownie.',
  },
  refresh: 'Ceny odświeżają się co 30 sekund.',
  refreshNow: 'Odśwież ceny teraz',
  note: 'Płacisz na stronie dostawcy, która otworzy się w nowym oknie. Tokeny trafią na połączone konto.',
  purchases: 'Twoje zakupy',
  open: 'W toku',
  tokens: 'Co można kupić',
  payments: 'Waluty płatności',
  progress: {
    none: { title: 'Brak zakupu', text: 'Zakupy w tej przeglądarce są wymienione na koncie.' },
    starting: { title: 'Otwieranie {provider}', text: 'Pobieranie strony płatności.' },
    startFailed: {
      title: '{provider}: niedostępne',
      text: 'Nic nie zapłacono. Wybierz innego dostawcę lub spróbuj ponownie.',
    },
    waiting: {
      title: 'Kontynuuj w {provider}',
      text: 'Zapłać w otwartym oknie. To okno możesz zamknąć: śledzimy zakup.',
    },
    blocked: {
      title: 'Przeglądarka zablokowała okno',
      text: 'Otwórz stronę {provider}, aby zapłacić.',
    },
    untracked: {
      title: 'Kontynuuj w {provider}',
      text: 'Zapłać w otwartym oknie. Ta aplikacja nie zobaczy, co się stanie z zakupem.',
    },
    openPage: 'Otwórz płatność',
    again: 'Otwórz ponownie',
    copyLink: 'Kopiuj link',
    copied: 'Skopiowano',
    statuses: {
      processing: { title: 'Płatność otrzymana', text: '{provider} wysyła tokeny.' },
      completed: { title: 'Otrzymano {amount}', text: 'Tokeny są na koncie w sieci {network}.' },
      declined: {
        title: 'Płatność odrzucona',
        text: 'Nie pobrano pieniędzy. Spróbuj innej karty lub innego dostawcy.',
      },
      failed: {
        title: 'Zakup nie powiódł się',
        text: 'Jeśli pobrano pieniądze, skontaktuj się z {provider}.',
      },
      expired: { title: 'Zakup wygasł', text: 'Nie zapłacono na czas. Niczego nie pobrano.' },
    },
    tryAgain: 'Kup ponownie',
  },
  activity: {
    empty: { title: 'Brak zakupów', text: 'Tutaj pojawią się zakupy z tej przeglądarki.' },
    detail: '{paid} przez {provider}',
    statuses: {
      created: 'Do zapłaty',
      processing: 'W drodze',
      completed: 'Otrzymano',
      declined: 'Odrzucono',
      failed: 'Niepowodzenie',
      expired: 'Wygasło',
    },
  },
}
