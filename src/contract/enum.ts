/** What a state feels like; drawn as a chip with a word, never by colour alone. */
export type Tone = 'neutral' | 'info' | 'progress' | 'success' | 'warning' | 'danger';

export interface EnumValue {
  value: number | string;
  /** Message key is `enum.<name>.<key>`. */
  key: string;
  tone: Tone;
  /** Heading under which it is offered: `permission_group.<group>` for permission codes. */
  group?: string;
  /** Name of an icon of the kit, for urgent states. */
  icon?: string;
  /** Page of a carrier on which a parcel is looked up; `{code}` stands for its number. */
  trackingUrl?: string;
  /** Still shown on old rows, no longer offered. */
  deprecated?: true;
}

/** A set of codes. A code that is not listed is shown as its number. */
export interface EnumModel {
  name: string;
  type: 'integer' | 'string';
  values: readonly EnumValue[];
  /** The word for no value, where that says something: "unlimited". It is stored and travels as null. */
  noValue?: EnumWord;
}

/** How a choice is called and drawn. */
export type EnumWord = Pick<EnumValue, 'key' | 'tone' | 'icon'>;
