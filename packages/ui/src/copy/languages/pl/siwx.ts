// Reviewed by a native speaker: no
import type { SiwxCopy } from '../../SiwxCopy.js'

/** The strings of the view that signs an account in, in Polish. */
export const siwx: SiwxCopy = {
  checking: 'Sprawdzanie logowania',
  ready: {
    title: 'Zaloguj się w {app}',
    text: 'Podpisz tę wiadomość w {wallet}, aby dowieść, że konto jest Twoje. To nic nie kosztuje i niczego nie przenosi.',
  },
  siwe: {
    title: '{app} wymaga połączenia z portfelem',
    text: 'Podpisz tę wiadomość, aby dowieść, że portfel jest Twój, i kontynuować. To nic nie kosztuje i niczego nie przenosi.',
  },
  anyApp: 'Zaloguj się',
  required: 'Anulowanie rozłączy portfel.',
  message: 'Wiadomość do podpisania',
  preparing: 'Przygotowywanie wiadomości',
  signing: {
    title: 'Podpisz w {wallet}',
    text: 'Sprawdź, czy portfel pokazuje tę wiadomość, i zatwierdź ją.',
  },
  verifying: { title: 'Logowanie', text: 'Aplikacja sprawdza podpis.' },
  declined: { title: 'Podpis odrzucony', text: 'Nie zalogowano. Aby kontynuować, spróbuj ponownie.' },
  failed: 'Nie udało się zalogować',
  undeployed: {
    title: 'Nie udało się sprawdzić podpisu',
    text: 'Jeśli to konto smart, nie jest ono jeszcze aktywne w tej sieci. Wykonaj pierwszą transakcję w {wallet} i spróbuj ponownie.',
  },
  smartAccount: 'Ta aplikacja może nie obsługiwać kont smart',
  verified: 'Zalogowano',
  sign: 'Podpisz',
  retry: 'Spróbuj ponownie',
  cancel: 'Anuluj',
}
