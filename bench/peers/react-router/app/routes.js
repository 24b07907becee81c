import { route } from '@react-router/dev/routes';

export default [route('livraison/:town', 'town.jsx')];
