/** The next time that a birthday comes (both `YYYY-MM-DD`), today included; one of 29 February comes on the 28th in other years. */
export function nextBirthday(birthday: string, today: string): string {
  const year = Number(today.slice(0, 4));
  const [now, next] = [dayOf(birthday, year), dayOf(birthday, year + 1)];
  return now < today ? next : now;
}

function dayOf(birthday: string, year: number): string {
  const [month = 1, day = 1] = birthday.slice(5).split('-').map(Number);
  const isDay = new Date(Date.UTC(year, month - 1, day)).getUTCMonth() === month - 1;
  return isDay ? `${year}-${birthday.slice(5)}` : `${year}-02-28`;
}
