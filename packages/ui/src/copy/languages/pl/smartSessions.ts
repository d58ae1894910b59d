// Reviewed by a native speaker: no
import type { SmartSessionsCopy } from '../../SmartSessionsCopy.js'

/** The strings of the list of permissions, in Polish. */
export const smartSessions: SmartSessionsCopy = {
  label: 'Uprawnienia',
  tabs: { active: 'Aktywne', expired: 'Wygasłe', revoked: 'Odwołane' },
  absent: { title: 'Tutaj niedostępne', text: 'Aplikacja nie ma jeszcze uprawnień w sieci {network}.' },
  empty: {
    active: {
      title: 'Brak aktywnych uprawnień',
      text: 'Gdy pozwolisz aplikacji działać w Twoim imieniu w określonych granicach, zobaczysz to tutaj.',
    },
    expired: {
      title: 'Brak wygasłych uprawnień',
      text: 'Tutaj pojawią się uprawnienia, które się skończyły.',
    },
    revoked: {
      title: 'Brak odwołanych uprawnień',
      text: 'Tutaj pojawią się odwołane przez Ciebie uprawnienia.',
    },
  },
  inTotal: 'Wysyłanie łącznie do {amount}',
  perPeriod: 'Wysyłanie do {amount} w każdym okresie: {period}',
  units: '{amount} jednostek bazowych tokena',
  calls: 'Wywoływanie kontraktów',
  other: 'Uprawnienie „{type}”',
  until: 'Do {date}',
  details: {
    sessionKey: 'Klucz aplikacji',
    allowed: 'Zezwala na',
    token: 'Token',
    recipients: 'Odbiorcy',
    contracts: 'Kontrakty',
    methods: 'Metody',
    network: 'Sieć',
    granted: 'Przyznano',
    starts: 'Początek',
    ends: 'Koniec',
    revoked: 'Odwołano',
  },
  anyRecipient: 'Dowolne konto',
  revoke: 'Odwołaj',
  revoking: 'Potwierdź w portfelu',
  unconfirmed: {
    title: 'Odwoływanie…',
    text: 'Klucz może z niego korzystać, dopóki sieć tego nie potwierdzi.',
  },
  reported: {
    title: 'Przyznano gdzie indziej',
    text: 'Nie przyznano go w tej przeglądarce. Na co zezwala, podaje serwer tej aplikacji. Odwołaj je, jeśli go nie znasz.',
  },
  failed: { title: 'Nie odwołano', text: 'Uprawnienia nadal można używać. Spróbuj ponownie.' },
}
