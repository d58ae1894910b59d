// Reviewed by a native speaker: no
import type { PermissionCopy } from '../../PermissionCopy.js'

/** Polish. */
export const permissions: PermissionCopy = {
  allows: 'Na co zezwalasz',
  excludes: 'Co pozostaje niemożliwe',
  end: 'Jak to zakończyć',
  howToEnd:
    'Możesz zakończyć uprawnienie przed tą datą: odwołaj je na liście uprawnień w tej witrynie. To transakcja Twojego konta. Dopóki nie zostanie potwierdzona, uprawnienia można używać.',
  sentences: {
    actsAlone: '{origin} może używać Twojego konta przez poniższe konto sesji, nie pytając Cię ponownie.',
    calls: 'Może wywoływać te metody z dowolną treścią: {methods}. Kontrakty: {targets}.',
    callsLimited: 'Może wykonać najwyżej tyle wywołań: {count}.',
    callsUnlimited: 'Liczba wywołań nie ma limitu.',
    callsWithValue: 'Każde wywołanie może wysłać najwyżej {amount}.',
    callsWithoutValue: 'Wywołania nie mogą wysyłać {symbol}.',
    ends: 'Koniec: {date}.',
    mostInTotal: 'Do tego czasu to łącznie najwyżej {amount}.',
    noAccountChange: 'Nie może zmienić Twojego konta, jego odzyskiwania ani innych uprawnień.',
    noCalls: 'Nie może wywoływać innych kontraktów ani pozwalać innym wydawać Twoich tokenów.',
    noOtherCalls: 'Nie może wywoływać innych kontraktów ani innych metod.',
    noOtherRecipients: 'Nie może wysyłać na inne konta.',
    noOtherTokens: 'Nie może wysłać więcej ani wysyłać innych tokenów lub NFT.',
    periodAny: 'Może wysyłać najwyżej {amount} w każdym okresie ({period}), na dowolne konto.',
    periodTo: 'Może wysyłać najwyżej {amount} w każdym okresie ({period}), tylko na {recipients}.',
    starts: 'Początek: {date}.',
    totalAny: 'Może wysłać łącznie najwyżej {amount}, na dowolne konto.',
    totalTo: 'Może wysłać łącznie najwyżej {amount}, tylko na {recipients}.',
  },
  baseUnits: '{amount} jednostek bazowych nieznanego tokena',
  problems: {
    chain_unsupported: 'Uprawnienia nie są obsługiwane w tej sieci.',
    expiry_invalid:
      'Uprawnienie musi mieć jeden termin wygaśnięcia w sekundach, w przyszłości i najwyżej 366 dni od teraz.',
    one_permission: 'Żądaj jednego uprawnienia naraz.',
    permission_invalid: 'Uprawnienie jest nieprawidłowe.',
    permission_unsupported: 'Sieć nie może wyegzekwować tego uprawnienia.',
    rule_unsupported: 'Warunek uprawnienia nie jest obsługiwany. Pomiń go.',
    session_key_invalid:
      'Klucz sesji musi być adresem EVM z prawidłową sumą kontrolną i innym kontem niż konto użytkownika i jego kontrakty.',
    signer_unsupported: 'Podpisujący musi mieć typ "account" i zawierać tylko adres.',
  },
}
