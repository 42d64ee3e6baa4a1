import type { ComponentType } from 'react';
import {
  AutocompleteInput,
  Datagrid,
  Edit,
  List,
  NumberField,
  ReferenceField,
  ReferenceInput,
  ReferenceManyField,
  SimpleForm,
  TextField,
  TextInput,
} from 'react-admin';
import { orderFields } from '#generated/orders/order.entity.gen.ts';
import { form } from '#generated/orders/order-detail.form.gen.tsx';
import type { ScreenDefinition } from '#web/app/AppModel.ts';
import { input } from '#web/form/FormDefinition.ts';
import { FormScreen } from '#web/form/FormScreen.tsx';

const screen = (path: string, Content: ComponentType): ScreenDefinition => ({
  screen: path.slice(1).replace('/:id', ''),
  path,
  kind: 'page',
  module: 'orders',
  texts: ['orders', 'goods', 'place'],
  permissions: ['order_manager'],
  load: async () => ({ default: Content }),
});

const goodsFilter = (
  <ReferenceInput key="goods_id" source="goods_id" reference="goods" alwaysOn>
    <AutocompleteInput />
  </ReferenceInput>
);

/** Lines of orders, an entity without a list of its own. */
function StockLines() {
  return (
    <List resource="order_line" exporter={false} filters={[goodsFilter]} disableSyncWithLocation>
      <Datagrid bulkActionButtons={false}>
        <TextField source="sku" />
        <ReferenceField source="goods_id" reference="goods" />
        <ReferenceField source="order_id" reference="order" />
      </Datagrid>
    </List>
  );
}

/** An order in a form of react-admin's own, its lines below. */
function StockOrder() {
  return (
    <Edit resource="order" mutationMode="pessimistic" redirect={false}>
      <SimpleForm>
        <TextInput source="receiver_phone" />
        <TextInput source="note" />
        <ReferenceManyField reference="order_line" target="order_id">
          <Datagrid bulkActionButtons={false} rowClick={false}>
            <TextField source="sku" />
            <NumberField source="quantity" />
          </Datagrid>
        </ReferenceManyField>
      </SimpleForm>
    </Edit>
  );
}

/** The generated form with react-admin's fields in the place of an input. */
function StockSlot() {
  return (
    <p data-slot>
      <TextField source="note" />
      <span data-city>
        <ReferenceField source="id_city" reference="place" />
      </span>
    </p>
  );
}

const slotted = {
  ...form,
  sections: [
    {
      key: 'slot',
      label: 'order.note',
      inputs: [
        input(orderFields.note, { label: 'order.note' }),
        input(orderFields.internal_note, { label: 'order.internal_note', slot: StockSlot }),
      ],
    },
  ],
};

/** Screens that the app gets for the test. */
export const stockScreens: readonly ScreenDefinition[] = [
  screen('/stock/lines', StockLines),
  screen('/stock/order/:id', StockOrder),
  screen('/stock/slot/:id', () => <FormScreen form={slotted} />),
];
