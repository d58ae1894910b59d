// Reviewed by a native speaker: no
import type { ReplacementCopy } from '../../ReplacementCopy.js'

/** The strings about the replacement of a pending transaction, in Polish. */
export const replacement: ReplacementCopy = {
  actions: { 'speed-up': 'Przyspiesz', cancel: 'Anuluj transakcję' },
  obstacles: {
    'not-tracked': 'Tej transakcji nie wysłano z tej aplikacji. Możesz ją zastąpić w portfelu.',
    'not-pending': 'Ta transakcja już nie oczekuje.',
    solana:
      'Transakcji w sieci Solana nie można zastąpić. W ciągu około dwóch minut zostają potwierdzone lub wygasają.',
    bip122: 'Opłatę tej transakcji możesz podnieść w portfelu, jeśli portfel to obsługuje.',
    'other-account': 'Zastąpić tę transakcję może tylko konto, które ją wysłało.',
    'other-network': 'Aby zastąpić tę transakcję, przełącz portfel na jej sieć.',
    'smart-account': 'Transakcje konta smart można zastąpić tylko w portfelu.',
    'nonce-unknown': 'Sieć nie pokazała jeszcze tej transakcji, więc nie można jej zastąpić.',
    'long-data': 'Ta transakcja jest za długa, aby wysłać ją stąd ponownie. Można ją tylko anulować.',
  },
  outcomes: {
    repriced: 'Przyspieszona',
    cancelled: 'Anulowana',
    replaced: 'Zastąpiona',
    dropped: 'Porzucona',
  },
  replacedBy: 'Zastąpiona przez',
  copyReplacedBy: 'Kopiuj ID nowej transakcji',
  otherNonce: {
    title: 'Niczego nie zastąpiono',
    text: 'Portfel wysłał ją jako drugą transakcję. Wcześniejsza też może zostać potwierdzona.',
  },
  none: {
    title: 'Nie ma nic do zastąpienia',
    text: 'Transakcja już nie oczekuje lub zmieniły się konto albo sieć.',
  },
  showActivity: 'Pokaż historię',
  preparing: 'Odczytywanie transakcji i opłat',
  failed: 'Tego nie można zastąpić',
  notReplaceable: 'Transakcja już nie oczekuje lub może ją zastąpić tylko portfel.',
  settled: { title: 'Już nie oczekuje', text: 'Nie ma już nic do zastąpienia. Nic nie wysłano.' },
  explain: {
    'speed-up':
      'Wysyła tę samą transakcję ponownie z wyższą opłatą. Potwierdzona może zostać tylko jedna z nich, więc płacisz raz.',
    cancel:
      'Zamiast niej wysyła pustą transakcję na Twoje własne konto. Płacisz tę opłatę. Jeśli pierwsza zostanie potwierdzona wcześniej, pozostanie w mocy.',
  },
  original: 'Transakcja',
  contractCall: 'Wywołanie kontraktu',
  deployment: 'Nowy kontrakt',
  currentFee: 'Dotychczasowa opłata',
  newFee: 'Nowa opłata sieciowa',
  nonce: 'Nonce',
  insufficientFee: {
    title: 'Za mało na opłatę sieciową',
    text: 'Wybierz niższą opłatę lub zasil konto.',
  },
  keepWaiting: 'Czekaj dalej',
  showTransaction: 'Pokaż transakcję',
  signing: {
    title: 'Zatwierdź w {wallet}',
    text: 'Sprawdź, czy portfel pokazuje nonce {nonce}. Z innym wyśle drugą transakcję.',
  },
  sent: { title: 'Wysłano nową transakcję', text: 'Historia pokaże, która z nich zostanie potwierdzona.' },
}
