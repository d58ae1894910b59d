// Reviewed by a native speaker: no
import type { NamesCopy } from '../../NamesCopy.js'

/** The strings of the views that register a name, in Polish. */
export const names: NamesCopy = {
  choose: {
    title: 'Uzyskaj nazwę',
    text: 'Nazwę łatwiej przeczytać niż adres. Inni mogą na nią wysyłać, a aplikacje ją pokazują.',
    action: 'Wybierz nazwę',
  },
  unavailable: {
    title: 'Nazwy są niedostępne',
    text: 'W tej sieci lub aplikacji nie można rejestrować nazw.',
  },
  label: 'Nazwa',
  placeholder: 'twojanazwa',
  checks: {
    empty: 'Co najmniej 4 litery, cyfry lub łączniki.',
    'too-short': 'Co najmniej 4 znaki.',
    'too-long': 'Najwyżej 64 znaki.',
    characters: 'Tylko litery od a do z, cyfry i łączniki między nimi.',
    checking: 'Sprawdzanie nazwy',
    taken: 'Ta nazwa jest zajęta.',
    available: 'Nazwa {name} jest wolna.',
    failed: 'Nie udało się pobrać propozycji nazw. Spróbuj ponownie.',
  },
  suggestions: 'Wolne nazwy',
  register: 'Zarejestruj nazwę',
  note: 'Podpiszesz wiadomość. To nic nie kosztuje.',
  declined: { title: 'Żądanie odrzucone', text: 'Niczego nie zarejestrowano.' },
  failed: 'Nie udało się zarejestrować nazwy {name}',
  failedText: 'Spróbuj ponownie za chwilę.',
  none: { title: 'Brak rejestracji', text: 'Konto się zmieniło lub nie trwa żadna rejestracja.' },
  signing: { title: 'Podpisz w {wallet}', text: 'Podpisz wiadomość ze swoją nazwą. To nic nie kosztuje.' },
  registering: { title: 'Rejestrowanie {name}', text: 'To chwilę potrwa.' },
  registered: {
    title: 'Nazwa {name} jest Twoja',
    text: 'Aplikacje pokazują ją dla tego konta, a inni mogą na nią wysyłać.',
    action: 'Kontynuuj',
  },
}
