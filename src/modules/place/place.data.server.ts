import { THREE_LEVEL_UNITS } from './threeLevelUnits.server.ts';
import { toNames } from './toNames.server.ts';
import { TWO_LEVEL_UNITS } from './twoLevelUnits.server.ts';

/** A row of the table `place`; ids are made from the official codes, so they are the same in every database. */
type Unit = {
  id: number;
  code: string;
  name: string;
  /** What people write for it. */
  names: readonly string[];
  /** 1 province or city, 2 district, 3 ward. */
  level: 1 | 2 | 3;
  /** 2 since July 2025, 0 before. */
  scheme: 0 | 2;
  country: 1;
  parent_id: number | null;
};

/** First id of each level: the codes of the two schemes overlap. Provinces of today keep their code as id. */
const WARD = 100_000;
const OLD = { city: 1_000, county: 2_000, ward: 200_000 };

/** Every unit of administration of Vietnam, by the scheme of today and the one before (domain.md, C1). */
export function rows(): readonly Unit[] {
  return [
    ...linesOf(TWO_LEVEL_UNITS).flatMap(readProvince),
    ...linesOf(THREE_LEVEL_UNITS).flatMap(readOldProvince),
  ];
}

const linesOf = (text: string): string[] => text.trim().split('\n');

function readProvince(line: string): Unit[] {
  const [code = '', name = '', wards = ''] = line.split('|');
  const id = Number(code);
  const unit = toUnit({ id, code, name, level: 1, scheme: 2, parent_id: null });
  return [unit, ...readWards(wards, WARD, 2, id)];
}

function readOldProvince(line: string): Unit[] {
  const [code = '', name = '', ...counties] = line.split('|');
  const id = OLD.city + Number(code);
  const unit = toUnit({ id, code, name, level: 1, scheme: 0, parent_id: null });
  return [unit, ...counties.flatMap((county) => readCounty(county, id))];
}

function readCounty(text: string, city: number): Unit[] {
  const [head = '', wards = ''] = text.split(':');
  const [code, name] = splitName(head);
  const id = OLD.county + Number(code);
  return [
    toUnit({ id, code, name, level: 2, scheme: 0, parent_id: city }),
    ...readWards(wards, OLD.ward, 0, id),
  ];
}

function readWards(text: string, first: number, scheme: Unit['scheme'], parent: number): Unit[] {
  const all = text === '' ? [] : text.split(';');
  return all.map((ward) => {
    const [code, name] = splitName(ward);
    return toUnit({ id: first + Number(code), code, name, level: 3, scheme, parent_id: parent });
  });
}

function splitName(text: string): readonly [code: string, name: string] {
  const at = text.indexOf(' ');
  return [text.slice(0, at), text.slice(at + 1)];
}

/** As people say and sort them: "Hà Nội", not "Thành phố Hà Nội". */
function toCityName(name: string): string {
  return name.replace(/^Thành phố Hồ Chí Minh$/, 'TP. Hồ Chí Minh').replace(/^(Tỉnh|Thành phố) /, '');
}

/** A unit by its official name. */
function toUnit(official: Omit<Unit, 'names' | 'country'>): Unit {
  const { name, level } = official;
  return {
    ...official,
    name: level === 1 ? toCityName(name) : name,
    names: toNames(name),
    country: 1,
  };
}
